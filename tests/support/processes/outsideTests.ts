/** Vitest marks its environment as one of tests; a build must not inherit that. */
export function outsideTests(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && name !== 'MODE' && !name.startsWith('VITEST'))
  return Object.fromEntries(entries)
}
