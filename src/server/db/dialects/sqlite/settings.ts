/** Milliseconds to wait for another process's lock, which block this process. */
export const PATIENCE_MS = 5_000

/** 64 MB of pages; sorting and other temporary work in memory. */
export const CACHE = 'pragma cache_size = -65536; pragma temp_store = memory'
