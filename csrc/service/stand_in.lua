--- Returns a table that takes the place of a module. The module is loaded when one of its
-- functions is first called.
-- @param name string, name of the module
-- @param load function, returns the module with a given name
-- @return table of the module's functions, which can also be called like the module
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
