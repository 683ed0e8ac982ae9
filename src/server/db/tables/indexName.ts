/** PostgreSQL truncates longer names. */
export const MAX_NAME = 63

/** The digest distinguishes definitions; the rest of the name is for people. */
export const indexName = (digest: string, unique: boolean, table: string, columns: readonly string[]): string =>
  `${unique ? 'uq' : 'ix'}_${digest}_${table}_${columns.join('_')}`.slice(0, MAX_NAME)

/** Whether an index was made from a schema. Others belong to an administrator and stay. */
export const isOurs = (name: string): boolean => /^(?:ix|uq)_[0-9a-f]{10}_/.test(name)
