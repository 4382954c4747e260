--- The citation of a subject: of the script's `articles`, or of `cite`.
return function(rules, subject)
    return rules.articles[subject] or rules.cited_for[subject]
end
