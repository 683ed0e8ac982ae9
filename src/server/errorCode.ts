/** Code of an error of the system, the network or a database, such as `ENOENT`; empty for others. */
export const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
