--- Returns the citation of a subject: from the script's table `articles`, otherwise from
-- its table `cite`.
return function(rules, subject)
    return rules.articles[subject] or rules.cited_for[subject]
end
