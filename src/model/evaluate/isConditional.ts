const CONDITIONAL: ReadonlySet<string> = new Set(['if', 'oneOf', 'anyOf', 'dependentSchemas', 'dependentRequired', '$ref'])
const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples', 'entity'])

const forbidsSome = (keyword: string, value: unknown): boolean => keyword === 'properties' && Object.values(value ?? {}).includes(false)

/** Whether the schemas that apply can depend on the value, at any depth. */
export const isConditional = (schema: unknown): boolean =>
  schema !== null &&
  typeof schema === 'object' &&
  Object.entries(schema).some(
    ([keyword, value]: [string, unknown]) =>
      CONDITIONAL.has(keyword) || (!DATA.has(keyword) && (isConditional(value) || forbidsSome(keyword, value))),
  )
