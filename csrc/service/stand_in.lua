--- What stands for a module that is loaded once a function of it is called.
-- @param name string, the module's
-- @param load function from the name to the module
-- @return what `require` gives: a table of functions, which can be called itself
return function(name, load)
    local module
    local function loaded()
        module = module or load(name)
        return module
    end
    return setmetatable({}, {
        __index = function(self, key)
            local function forward(...) return loaded()[key](...) end
            rawset(self, key, forward)
            return forward
        end,
        __call = function(_, ...) return loaded()(...) end,
    })
end
