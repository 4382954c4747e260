"""Sixteen ways to alter a proof. Few altered proofs are still valid.

`ALTERATIONS[name]` is a function (proof, random) that changes the proof and returns
True, or returns False if it does not apply.
"""
import copy

ALTERATIONS = {}


def alteration(alter):
    ALTERATIONS[alter.__name__.replace("_", " ")] = alter
    return alter


def altered(proof, random):
    """Yields (name, altered proof) for each way that applies."""
    for name, alter in ALTERATIONS.items():
        twin = copy.deepcopy(proof)
        if alter(twin, random) is not False and twin != proof:
            yield name, twin


# ---- Parts of a proof --------------------------------------------------------------------

def answering(proof, random, more=lambda node: True):
    """Returns a node with answers by the defender, and its number."""
    found = [(n, node) for n, node in enumerate(proof["nodes"], 1)
             if ("answers" in node or "else" in node) and more(node)]
    return random.choice(found) if found else (None, None)


def points(proof):
    side = len(rows(proof))
    return ["%s%d" % (chr(ord("a") + x), y + 1) for x in range(side) for y in range(side)]


def rows(proof):
    lines = proof["record"].split("\n")
    return lines[lines.index("board") + 1:lines.index("turn " + proof["colour"])]


def change_point(proof, random, of, to):
    """Returns another stone, or none, on one of the board's points of a kind."""
    before = rows(proof)
    places = [(y, x) for y, row in enumerate(before) for x, at in enumerate(row) if at == of]
    if not places:
        return False
    y, x = random.choice(places)
    after = list(before)
    after[y] = after[y][:x] + to + after[y][x + 1:]
    proof["record"] = proof["record"].replace("\n".join(before), "\n".join(after))
    return True


def letters(proof):
    """Returns the letters of the attacker and the defender. (The first colour of these
    games is black.)
    """
    return "XO" if proof["colour"] == "black" else "OX"


def point_somewhere(node, random, number):
    """Replaces one of the nodes after this node by another."""
    keys = sorted(node.get("answers", {})) + ["else"] * ("else" in node)
    key = random.choice(keys)
    if key == "else":
        node["else"] = number
    else:
        node["answers"][key] = number


# ---- The ways ----------------------------------------------------------------------------

@alteration
def change_a_stone(proof, random):
    random.choice(proof["nodes"])["stone"] = random.choice(points(proof))


@alteration
def drop_an_answer(proof, random):
    _, node = answering(proof, random, lambda node: node.get("answers"))
    if not node:
        return False
    del node["answers"][random.choice(sorted(node["answers"]))]


@alteration
def point_an_answer_elsewhere(proof, random):
    number, node = answering(proof, random)
    if not node:
        return False
    point_somewhere(node, random, random.randint(number + 1, len(proof["nodes"])))


@alteration
def drop_else(proof, random):
    _, node = answering(proof, random, lambda node: "else" in node)
    if not node:
        return False
    del node["else"]


@alteration
def shorten_the_length(proof, random):
    proof["length"] -= 1


@alteration
def give_the_defender_a_stone(proof, random):
    return change_point(proof, random, ".", letters(proof)[1])


@alteration
def remove_a_stone_of_the_attacker(proof, random):
    return change_point(proof, random, letters(proof)[0], ".")


@alteration
def swap_the_colours(proof, random):
    if random.random() < 0.3:
        proof["colour"] = "white" if proof["colour"] == "black" else "black"
        return
    before = rows(proof)
    after = [row.translate(str.maketrans("XO", "OX")) for row in before]
    proof["record"] = proof["record"].replace("\n".join(before), "\n".join(after))


@alteration
def swap_two_nodes(proof, random):
    nodes = proof["nodes"]
    one, two = random.choice(range(len(nodes))), random.choice(range(len(nodes)))
    nodes[one], nodes[two] = nodes[two], nodes[one]


@alteration
def number_out_of_range(proof, random):
    _, node = answering(proof, random)
    if not node:
        return False
    count = len(proof["nodes"])
    point_somewhere(node, random, random.choice([count + 1, count + 1000, 0, -1, 1.5]))


@alteration
def make_a_cycle(proof, random):
    number, node = answering(proof, random)
    if not node:
        return False
    point_somewhere(node, random, random.randint(1, number))


@alteration
def name_an_unknown_point(proof, random):
    word = random.choice(["z9", "a0", "a99", "", "A1", "a1 ", "a01", "h", "passes"])
    _, node = answering(proof, random)
    if node and random.random() < 0.5:
        node.setdefault("answers", {})[word] = len(proof["nodes"])
    else:
        random.choice(proof["nodes"])["stone"] = word


@alteration
def drop_a_key(proof, random):
    whole = random.random() < 0.7
    value = proof if whole else random.choice(proof["nodes"])
    del value[random.choice(sorted(value)) if whole else "stone"]


@alteration
def give_a_wrong_type(proof, random):
    if random.random() < 0.5:
        value = proof
        key = random.choice(sorted(value))
    else:
        value = random.choice(proof["nodes"])
        key = random.choice(sorted(value))
    value[key] = random.choice([True, "8", 2.5, [7], {"a": "b"}])


@alteration
def take_another_variant(proof, random):
    first, _, rest = proof["record"].partition("\n")
    size = next((word for word in first.split() if word.startswith("size=")), "size=15")
    variant = random.choice(["renju", "gomoku", "gomoku exactly=true", "gomoku_japanese",
                             "omok", "renju_1912", "caro", "renju_9999"])
    proof["record"] = "variant %s %s\n%s" % (variant, size, rest)


@alteration
def truncate_the_nodes(proof, random):
    del proof["nodes"][random.randint(0, len(proof["nodes"]) - 1):]
