import type { Database } from '../database.ts'
import type { EntityShape } from '../tables/shapes.ts'
import type { TableDef } from '../tables/tableDef.ts'
import { type RowReader, rowReader } from './records.ts'
import type { PageSelection } from './repository.ts'
import type { Statements } from './statements.ts'

/** Dependencies of all functions of the repository, for one entity. */
export interface EntityContext {
  readonly db: Database
  readonly statements: Statements
  readonly shape: EntityShape
  readonly table: TableDef
  readonly clock: () => Date
  /** The same for another entity. */
  readonly others: (entity: string) => EntityContext
  /** Readers by hidden paths. */
  readonly readers: Map<string, RowReader>
}

export const hiddenKey = (hidden: ReadonlySet<string> | undefined): string => (hidden && hidden.size > 0 ? [...hidden].join() : '')

/** Hidden paths that a page does not read. */
export const unreadOf = ({ hidden, kept = [] }: Pick<PageSelection, 'hidden' | 'kept'>): ReadonlySet<string> | undefined =>
  hidden && kept.some((name) => hidden.has(name)) ? new Set([...hidden].filter((path) => !kept.includes(path))) : hidden

/** For keys of statements: what is hidden from a page, and what of it is read. */
export const pageKey = (given: Pick<PageSelection, 'hidden' | 'kept'>): string => `${hiddenKey(given.hidden)} ${hiddenKey(unreadOf(given))}`

export const readerOf = ({ db, shape, readers }: EntityContext, hidden: ReadonlySet<string> | undefined): RowReader => {
  const key = hiddenKey(hidden)
  const known = readers.get(key)
  if (known) return known
  const made = rowReader(db.engine, shape, hidden, 't')
  readers.set(key, made)
  return made
}
