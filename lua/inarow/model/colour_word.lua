--- The word that a colour is called by, in any alphabet: a pattern.
return "^[%a_\128-\255][%w_.\128-\255-]*$"
