import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { addPeriodStart } from './dayFunctions.ts'

/** Maximum number of prepared statements per connection; the oldest are dropped first. */
const MAX_STATEMENTS = 1_000

interface Prepared {
  readonly statement: StatementSync
  readonly columns: readonly string[]
}

/** Converts values that node:sqlite handles badly: it refuses booleans, and a Date as first parameter silently binds NULL. */
export const bindable = (value: unknown): SQLInputValue => {
  if (value === true) return 1
  if (value === false) return 0
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue
}

/** Rows as arrays: the statements are prepared for it, but the types of node:sqlite know rows as objects only. */
const rowsOf = ({ statement }: Prepared, parameters: readonly unknown[]): unknown[][] =>
  statement.all(...parameters.map(bindable)) as unknown as unknown[][]

const objectOf = (columns: readonly string[], row: readonly unknown[]): Record<string, unknown> => {
  const object: Record<string, unknown> = {}
  for (const [index, name] of columns.entries()) object[name] = row[index]
  return object
}

/** One synchronous connection with its prepared statements. */
export class Connection {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()
  readonly observers: Set<(sql: string) => void>

  constructor(path: string, observers: Set<(sql: string) => void>, image?: Uint8Array) {
    this.#db = new DatabaseSync(path)
    if (image) this.#db.deserialize(image)
    addPeriodStart(this.#db)
    this.observers = observers
  }

  /** Runs a statement and returns its rows as arrays. `.all()` also for writes: it is the fastest of node:sqlite's calls. */
  rows(sql: string, parameters: readonly unknown[]): unknown[][] {
    return this.#all(this.#prepare(sql), sql, parameters)
  }

  /** The same with rows as plain objects. */
  objects(sql: string, parameters: readonly unknown[]): Record<string, unknown>[] {
    const prepared = this.#prepare(sql)
    return this.#all(prepared, sql, parameters).map((row) => objectOf(prepared.columns, row))
  }

  /** Rows of a statement, read elsewhere, as objects. */
  named(sql: string, rows: readonly unknown[][]): Record<string, unknown>[] {
    const { columns } = this.#prepare(sql)
    return rows.map((row) => objectOf(columns, row))
  }

  /** Reports a statement that runs elsewhere. */
  emit(sql: string): void {
    for (const listener of this.observers) listener(sql)
  }

  /** Rows changed by the previous statement. */
  changes(): bigint {
    const [[changed] = []] = rowsOf(this.#prepare('select changes()'), [])
    return BigInt(Number(changed))
  }

  exec(sql: string): void {
    this.emit(sql)
    this.#db.exec(sql)
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction
  }

  /** Forgets prepared statements: `select *` and column lists change with the tables. */
  forget(): void {
    this.#prepared.clear()
  }

  close(): void {
    this.#prepared.clear()
    this.#db.close()
  }

  #all(prepared: Prepared, sql: string, parameters: readonly unknown[]): unknown[][] {
    this.emit(sql)
    return rowsOf(prepared, parameters)
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    statement.setReturnArrays(true)
    const made = { statement, columns: statement.columns().map(({ name }) => name) }
    if (this.#prepared.size >= MAX_STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value ?? '')
    this.#prepared.set(sql, made)
    return made
  }
}
