// Searches the sections of the site's pages.
import MiniSearch from "minisearch";

const COUNT = 12; // number of results to show
const OF_A_PAGE = 2; // maximum number of results from one page
const LAST = ["Changelog", "Perft"]; // pages that name everything and explain little
const NOT_ASKED = new Set("a an and are do does for how i in is it of the to what".split(" "));

/** Makes an index of sections, each [page, heading, place, text]. */
export function indexOf(sections) {
    const index = new MiniSearch({
        fields: ["title", "heading", "text"],
        storeFields: ["title", "heading", "place", "text"],
        searchOptions: {
            boost: { heading: 4 },
            boostDocument: (id, term, { title }) => (LAST.includes(title) ? 0.3 : 1),
            processTerm,
            prefix: (term) => term.length > 2,
            fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        },
    });
    index.addAll(sections.map(([title, heading, place, text], id) =>
        ({ id, title, heading, place, text })));
    return index;
}

function processTerm(term) {
    const word = term.toLowerCase();
    return NOT_ASKED.has(word) ? null : word;
}

// Returns some words around the first place in a text that has one of the terms.
function excerpt(text, terms) {
    const places = terms.map((term) => text.toLowerCase().indexOf(term))
        .filter((place) => place >= 0);
    const from = places.length ? Math.max(0, Math.min(...places) - 60) : 0;
    const start = from > 0 ? text.indexOf(" ", from) + 1 : 0;
    return (start > 0 ? "… " : "") + text.slice(start, start + 160).replace(/\s\S*$/, " …");
}

/**
 * Finds the best sections for the words of a query. Sections with all the words come
 * first. Returns a list of {title, heading, place, excerpt}.
 */
export function search(index, words) {
    const seen = new Map();
    const isNew = ({ id, title }) => {
        const count = seen.get(title) ?? 0;
        if (seen.has(id) || count === OF_A_PAGE) return false;
        seen.set(id, 1).set(title, count + 1);
        return true;
    };
    const found = ["AND", "OR"].flatMap((combineWith) => index.search(words, { combineWith }));
    return found.filter(isNew).slice(0, COUNT)
        .map(({ title, heading, place, text, terms }) =>
            ({ title, heading, place, excerpt: excerpt(text, terms) }));
}
