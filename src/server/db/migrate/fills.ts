import type { Model } from '../../../model/resolvedEntity.ts'
import type { Database, Transaction } from '../database.ts'
import { createRepository } from '../repository/createRepository.ts'
import type { Repository } from '../repository/repository.ts'
import type { ColumnTypes } from '../tables/shapes.ts'
import type { Step } from './plan.ts'
import type { Source } from './sources.ts'

/** What a fill works with, inside the migration's transaction: all tables and columns are there. */
export interface Filling {
  readonly trx: Transaction
  readonly repository: Repository
  readonly model: Model
}

/**
 * What rows that were there before get where it follows from other rows, which composition knows and no schema says. Runs once: when the column
 * is added to a table that is there, or, without a column, when the table is added to a database that is there.
 */
export interface Fill {
  readonly table: string
  readonly column?: string
  /** What is done, for people. */
  readonly text: string
  readonly run: (filling: Filling) => Promise<void>
}

const isDue = ({ table, column }: Fill, sources: ReadonlyMap<string, Source>): boolean => {
  const source = sources.get(table)
  return column === undefined ? source === undefined && sources.size > 0 : source !== undefined && !source.columns.has(column)
}

/** Whether a fill takes care of a column, so that nothing else need be said of rows without a value. */
export const fills = (all: readonly Fill[], table: string, column: string): boolean =>
  all.some((fill) => fill.table === table && fill.column === column)

/** Steps of the fills that are due, in the order in which composition gives them: a later one may read what an earlier one wrote. */
export const derivedSteps = (
  all: readonly Fill[],
  sources: ReadonlyMap<string, Source>,
  { db, model, types }: { readonly db: Database; readonly model: Model; readonly types: ColumnTypes },
): readonly Step[] =>
  all
    .filter((fill) => isDue(fill, sources))
    .map(({ table, text, run }) => ({
      phase: 'derive',
      table,
      text,
      statements: [],
      run: (trx) => run({ trx, model, repository: createRepository(db, model, types) }),
    }))
