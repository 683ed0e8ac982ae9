import pg from 'pg'
import { AUDIT_INSERTED, auditValues } from './audit.ts'
import { type Customer, counted, INSERTED, insertedValues, SELECTED } from './customer.ts'
import type { Store } from './store.ts'

const CONNECTIONS = 20

const ORDER = 'order by substr(c.code_key, 1, 200) nulls first, c.id'

/** Columns of the search index; statements must use the same expression. */
const SEARCHED = ['code_key', 'fullName_key', 'email_key', 'phoneNumber_key', 'taxNo_key']
  .map((column) => `'  ' || replace(coalesce(c."${column}", ''), ' ', '  ')`)
  .join(' || ')

const marks = (columns: string) =>
  columns
    .split(',')
    .map((_, index) => `$${index + 1}`)
    .join()

type Row = Omit<Customer, '_version' | 'createdAt' | 'updatedAt'> & { _version: string; createdAt: Date; updatedAt: Date }

const customer = (row: Row): Customer => ({
  ...row,
  _version: Number(row._version),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const total = ({ rows: [row] }: pg.QueryResult<{ n: string }>) => Number(row?.n)

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const matching = (words: number, first: number) =>
  Array.from({ length: words }, (_, index) => `(${SEARCHED}) like $${first + index}`).join(' and ')

const STATEMENTS = {
  get: `select ${SELECTED} from customers c where c.id = $1`,
  page: `select ${SELECTED} from customers c ${ORDER} limit $1 offset $2`,
  count: counted('customers'),
  search1: `select ${SELECTED} from customers c where ${matching(1, 3)} ${ORDER} limit $1 offset $2`,
  search2: `select ${SELECTED} from customers c where ${matching(2, 3)} ${ORDER} limit $1 offset $2`,
  hits1: counted(`customers c where ${matching(1, 1)}`),
  hits2: counted(`customers c where ${matching(2, 1)}`),
  customer: `insert into customers (${INSERTED}) values (${marks(INSERTED)})`,
  audit: `insert into "auditEntries" (${AUDIT_INSERTED}) values (${marks(AUDIT_INSERTED)})`,
}

/** The peer on PostgreSQL: a pool, every statement prepared once per connection. */
export function postgresStore(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS })
  const run = <R extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, values: unknown[], on: pg.Pool | pg.PoolClient = pool) =>
    on.query<R>({ name, text: STATEMENTS[name], values })

  return {
    async get(id) {
      const [row] = (await run<Row>('get', [id])).rows
      return row && customer(row)
    },
    async page(offset, limit) {
      const [rows, count] = await Promise.all([run<Row>('page', [limit, offset]), run<{ n: string }>('count', [])])
      return { rows: rows.rows.map(customer), total: total(count) }
    },
    async search(words, offset, limit) {
      const patterns = words.map(pattern)
      const [search, hits] = words.length === 1 ? (['search1', 'hits1'] as const) : (['search2', 'hits2'] as const)
      const [rows, count] = await Promise.all([run<Row>(search, [limit, offset, ...patterns]), run<{ n: string }>(hits, patterns)])
      return { rows: rows.rows.map(customer), total: total(count) }
    },
    async create(created, auditId, actor) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await run('customer', insertedValues(created), client)
        await run('audit', auditValues(auditId, actor, created), client)
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  }
}
