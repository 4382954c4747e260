--- inarow rules: prints a variant's rules with their citations.
local console = require "inarow.cli.console"
local inarow = require "inarow"

return {
    examples = "  inarow rules rif_renju\n  inarow rules renju forbidden=refused",
    options_follow = true,
    define = function(command)
        command:argument("variant")
        command:argument("options"):args "*"
        command:flag("--json")
    end,
    run = function(args)
        local rules, message, _, faults = inarow.rules(args.variant, args.given)
        if not rules then return console.complain(message, faults) end
        if not args.json then print(rules.title) end
        local section
        for _, rule in ipairs(inarow.rulebook(args.variant, args.given)) do
            if args.json then
                console.json(rule)
            else
                if rule.section ~= section then print("\n" .. rule.section) end
                section = rule.section
                print(("  %s (%s)"):format(rule.text, rule.citation))
            end
        end
    end,
}
