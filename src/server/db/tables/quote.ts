/** A quoted identifier, for both engines. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const quoted = (names: readonly string[]): string => names.map(quote).join(', ')
