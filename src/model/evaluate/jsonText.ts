const member = (key: string, value: unknown): string => `${JSON.stringify(key)}:${jsonText(value)}`

/** JSON text that is the same for values that JSON Schema calls equal: members in the order of their names. */
export const jsonText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(jsonText).join()}]`
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => member(key, inner))
    .join()}}`
}

/** Whether two values are the same to JSON Schema. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || (typeof a === typeof b && jsonText(a) === jsonText(b))
