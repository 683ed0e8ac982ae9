/** No property's name has it. */
const OR = '|'

/** The name, in a scope, of several fields one of which has the value. */
export const anyOf = (fields: readonly string[]): string => fields.join(OR)

/** The fields that a name in a scope stands for. */
export const fieldsNamed = (name: string): readonly string[] => name.split(OR)
