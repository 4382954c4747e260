--- The citation of a subject: of the script's `articles`, or of `cite`.
return function(rules, subject)
    local script = rules.script
    return (script.articles or {})[subject] or (script.cite or {})[subject]
end
