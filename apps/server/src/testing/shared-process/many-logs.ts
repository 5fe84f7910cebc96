/** Every log writes out its last lines when the process ends. Here there is one for each test file, not one in all. */
process.setMaxListeners(0)
