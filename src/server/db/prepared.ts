import type { Compilable, CompiledQuery } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Queries } from './database.ts'

/** Placeholder for a value in a compiled query. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Names a value of the query: `slot('id')`. */
export type SlotOf<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>

/** A compiled query waiting for its values. Compiling costs as much as running: build these once and keep them. */
export interface Prepared<V, R> {
  readonly sql: string
  readonly run: (queries: Queries, values: V) => Promise<R[]>
  /** Rows as arrays of their columns. */
  readonly rows: (queries: Queries, values: V) => Promise<unknown[][]>
}

type Source = Pick<Compilable, 'compile'> | { readonly compile: (queries: Queries) => CompiledQuery }

/**
 * Compiles what `build` returns, with slots where values go. The shape may not depend on values: prepare one query per shape.
 *
 * `const byCode = prepare<{ code: string }, { id: string }>(db, (q, slot) => q.selectFrom('customers').select('id').where('code', '=', slot('code')))`
 */
export const prepare = <V extends object, R = Record<string, unknown>>(
  db: Database,
  build: (queries: Queries, slot: SlotOf<V>) => Source,
): Prepared<V, R> => {
  const compiled = build(db.read, (name) => sql`${new Slot(name)}`).compile(db.read)
  const slots = compiled.parameters.map((value) => (value instanceof Slot ? value.name : undefined))
  const filled = (values: V): CompiledQuery => ({ ...compiled, parameters: fill(compiled.parameters, slots, values) })
  return {
    sql: compiled.sql,
    run: (queries, values) => db.run<R>(queries, filled(values)),
    rows: (queries, values) => db.rows(queries, filled(values)),
  }
}

/** The same, prepared for each database at its first use: for statements at module level. */
export function prepareOnce<V extends object, R>(
  build: (db: Database, slot: SlotOf<V>) => RawBuilder<R>,
): (db: Database, queries: Queries, values: V) => Promise<R[]> {
  const known = new WeakMap<Database, Prepared<V, R>>()
  const prepared = (db: Database): Prepared<V, R> => {
    const before = known.get(db)
    if (before) return before
    const made = prepare<V, R>(db, (_queries, slot) => build(db, slot))
    known.set(db, made)
    return made
  }
  return (db, queries, values) => prepared(db).run(queries, values)
}

/** The same for shapes made at run time: each call of `next` in `build` is a slot, filled from an array in that order. */
export interface PreparedList {
  readonly sql: string
  /** `visits`: see `Database.rows`. */
  readonly rows: (queries: Queries, values: readonly unknown[], visits?: number) => Promise<unknown[][]>
}

export const prepareList = (db: Database, build: (next: () => RawBuilder<unknown>) => Source): PreparedList => {
  let count = 0
  const compiled = build(() => sql`${new Slot(String(count++))}`).compile(db.read)
  const slots = compiled.parameters.map((value) => (value instanceof Slot ? Number(value.name) : -1))
  return {
    sql: compiled.sql,
    rows: (queries, values, visits) =>
      db.rows(queries, { ...compiled, parameters: slots.map((slot, at) => (slot < 0 ? compiled.parameters[at] : values[slot])) }, visits),
  }
}

const fill = <V extends object>(parameters: readonly unknown[], slots: readonly (string | undefined)[], values: V): unknown[] =>
  parameters.map((constant, index) => {
    const name = slots[index]
    return name === undefined ? constant : values[name as keyof V]
  })
