/** An identifier as both engines quote it. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const quoted = (names: readonly string[]): string => names.map(quote).join(', ')
