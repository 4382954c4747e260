--- The names of the seats, in the order in which they begin.
return { "first", "second", "third", "fourth", "fifth", "sixth" }
