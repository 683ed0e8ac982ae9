const member = (key: string, value: unknown): string => `${JSON.stringify(key)}:${jsonText(value)}`

/** Canonical JSON text with sorted members: the same for values that are equal by JSON Schema. */
export const jsonText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(jsonText).join()}]`
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => member(key, inner))
    .join()}}`
}

/** Whether two values are equal by JSON Schema. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || (typeof a === typeof b && jsonText(a) === jsonText(b))
