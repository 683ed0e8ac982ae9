/** Separator that names of properties can't contain. */
const OR = '|'

/** Key of a scope for several fields, one of which must have the value. */
export const anyOf = (fields: readonly string[]): string => fields.join(OR)

/** The fields of a scope's key. */
export const fieldsNamed = (name: string): readonly string[] => name.split(OR)
