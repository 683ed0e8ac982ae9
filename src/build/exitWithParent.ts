/** Preloaded into the API server by Vite: ends the server when Vite ends for any reason. */
process.on('disconnect', () => process.exit())
