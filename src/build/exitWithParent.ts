/** Loaded into the API server before its own code when Vite starts it: it ends with Vite, however that ended. */
process.on('disconnect', () => process.exit())
