import { constants, DatabaseSync } from 'node:sqlite'
import { quote } from '../../tables/quote.ts'
import { addPeriodStart } from './dayFunctions.ts'
import { type PlanShape, planShape, rowsVisited } from './planShape.ts'
import { searchedTable } from './structure.ts'

/** Rows of a table are counted up to this number. */
const COUNTED = 20_000

/** Milliseconds after which a table is counted again; large tables seldom become small. */
const SMALL_KNOWN_FOR = 20_000
const LARGE_KNOWN_FOR = 600_000

/** Maximum number of cached plans; the oldest are dropped first. */
const MAX_PLANS = 4_000

/** Other reading statements, such as `explain` and pragmas, have no plan and are quick. */
const HAS_PLAN = /^\s*(?:select|with)\b/i

interface Plan {
  readonly shape: PlanShape
  readonly tables: readonly string[]
  rows: number
  until: number
}

/**
 * Estimates from plans how many rows statements visit at most. It has its own connection, because an authorizer, which reports the tables, expires prepared
 * statements.
 */
export class PlanEstimator {
  readonly #plans = new Map<string, Plan>()
  readonly #sizes = new Map<string, { readonly rows: number; readonly until: number }>()
  readonly #db: DatabaseSync
  #tables = new Set<string>()

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { readOnly: true })
    addPeriodStart(this.#db)
    this.#db.setAuthorizer((action, table) => {
      if (action === constants.SQLITE_READ && table !== null) this.#tables.add(table)
      return constants.SQLITE_OK
    })
  }

  /** Maximum number of rows that the statement visits; sizes of tables are at most some seconds old. */
  rows(sql: string): number {
    if (!HAS_PLAN.test(sql)) return 0
    const now = performance.now()
    const plan = this.#plans.get(sql) ?? this.#read(sql)
    if (plan.until <= now) {
      const sizes = plan.tables.map((table) => this.#sizeOf(table, now))
      plan.rows = rowsVisited(plan.shape, Math.max(0, ...sizes))
      plan.until = now + SMALL_KNOWN_FOR
    }
    return plan.rows
  }

  /** Call after tables have changed. */
  forget(): void {
    this.#plans.clear()
    this.#sizes.clear()
  }

  close(): void {
    this.#db.close()
  }

  #read(sql: string): Plan {
    this.#tables = new Set()
    const lines = this.#db.prepare(`explain query plan ${sql}`).all()
    const shape = planShape(lines.map(({ id, parent, detail }) => ({ id: Number(id), parent: Number(parent), detail: String(detail) })))
    const plan = { shape, tables: [...this.#tables].map(searchedTable), rows: 0, until: 0 }
    if (this.#plans.size >= MAX_PLANS) this.#plans.delete(this.#plans.keys().next().value ?? '')
    this.#plans.set(sql, plan)
    return plan
  }

  #sizeOf(table: string, now: number): number {
    const known = this.#sizes.get(table)
    if (known && known.until > now) return known.rows
    const rows = this.#count(table)
    this.#sizes.set(table, { rows, until: now + (rows > COUNTED ? LARGE_KNOWN_FOR : SMALL_KNOWN_FOR) })
    return rows
  }

  /** Up to one more than `COUNTED`; 0 for anything that is not a table, such as a table-valued function. */
  #count(table: string): number {
    try {
      return Number(this.#db.prepare(`select count(*) as n from (select 1 from ${quote(table)} limit ${COUNTED + 1})`).get()?.n ?? 0)
    } catch {
      return 0
    }
  }
}
