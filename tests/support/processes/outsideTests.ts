/** The environment without Vitest's variables, which a build must not inherit. */
export function outsideTests(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && name !== 'MODE' && !name.startsWith('VITEST'))
  return Object.fromEntries(entries)
}
