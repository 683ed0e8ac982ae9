import { DatabaseSync } from 'node:sqlite'
import { AUDIT_INSERTED, auditValues } from './audit.ts'
import { type Customer, counted, INSERTED, insertedValues, SELECTED } from './customer.ts'
import type { Store } from './store.ts'

const SETTINGS = `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536; pragma temp_store = memory`

const ORDER = 'order by substr(c.code_key, 1, 200), c.id limit ? offset ?'

type Row = Omit<Customer, 'blocked'> & { readonly blocked: 0 | 1 | null }

const marks = (columns: string) => columns.replace(/[^,]+/g, '?')

const customer = (row: unknown): Customer => {
  const { blocked, ...rest } = row as Row
  return { ...rest, blocked: blocked === null ? null : blocked === 1 }
}

const count = (row: unknown): number => (row as { n: number }).n

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

const forEngine = (value: string | number | boolean | null) => (typeof value === 'boolean' ? Number(value) : value)

/** The peer on SQLite: one connection, every statement prepared once. */
export function sqliteStore(file: string): Store {
  const db = new DatabaseSync(file)
  db.exec(SETTINGS)
  const statements = {
    get: db.prepare(`select ${SELECTED} from customers c where c.id = ?`),
    page: db.prepare(`select ${SELECTED} from customers c ${ORDER}`),
    count: db.prepare(counted('customers')),
    search: db.prepare(
      `select ${SELECTED} from _fts_customers f join customers c on c._rowid = f.rowid where f._fts_customers match ? ${ORDER}`,
    ),
    hits: db.prepare(counted('_fts_customers where _fts_customers match ?')),
    begin: db.prepare('begin immediate'),
    customer: db.prepare(`insert into customers (${INSERTED}) values (${marks(INSERTED)})`),
    audit: db.prepare(`insert into "auditEntries" (${AUDIT_INSERTED}) values (${marks(AUDIT_INSERTED)})`),
    commit: db.prepare('commit'),
  }
  return {
    get: (id) => {
      const row = statements.get.get(id)
      return row && customer(row)
    },
    page: (offset, limit) => ({ rows: statements.page.all(limit, offset).map(customer), total: count(statements.count.get()) }),
    search(words, offset, limit) {
      const match = words.map(quoted).join(' AND ')
      return { rows: statements.search.all(match, limit, offset).map(customer), total: count(statements.hits.get(match)) }
    },
    create(created, auditId, actor) {
      statements.begin.run()
      statements.customer.all(...insertedValues(created).map(forEngine))
      statements.audit.all(...auditValues(auditId, actor, created))
      statements.commit.run()
    },
  }
}
