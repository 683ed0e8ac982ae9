/** Errors of a call that stores and shares something, by the inputs of its dialog: `sharing.users.0` is at `users`. */
export const inputErrors = (byField: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(byField).map(([path, error]) => [path.replace(/^sharing\.(\w+).*$/, '$1'), error]))
