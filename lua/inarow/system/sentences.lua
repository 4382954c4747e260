--- Messages about files, and the name of the standard input.
return require("inarow.language").sentences {
    ["standard-input"] = "standard input",
    ["a-device"] = "it is a device, not a file",
    ["long-file"] = "it is longer than {most} bytes, the most that is read of a file",
    ["folder-closed"] = "no new file can be written in its folder: {why}",
}
