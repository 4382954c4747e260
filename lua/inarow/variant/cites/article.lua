--- The citation of a subject, from the script's `articles` or `cite`.
return function(rules, subject)
    return rules.articles[subject] or rules.cited_for[subject]
end
