const PREFIX = '$record.'

/** Property of `$record.<property>` in a reference's filter or in suggestions; undefined for a constant. */
export const recordProperty = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined
