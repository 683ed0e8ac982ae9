import { sql } from 'kysely'
import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { Transaction } from '../../db/database.ts'

/** Whose serial: a firm's, of a numbering template and what its numbers have in common. */
export interface SerialKey {
  readonly firm: string
  readonly templateId: string
  readonly prefix: string
}

const table = sql.table('numberSerials')
const firm = sql.ref('firm')
const templateId = sql.ref('templateId')
const prefix = sql.ref('prefix')
const last = sql.ref('last')

/**
 * The next serial, from 1. Whoever asks for the same waits until this transaction ends, and gets this serial if it is taken back: so there are
 * neither gaps nor doubles (`PRODUCT.md E13`).
 */
export async function nextSerial(trx: Transaction, key: SerialKey, clock: () => Date): Promise<number> {
  const now = clock().toISOString()
  const { rows } = await sql<{ last: number }>`
    insert into ${table} (id, _version, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')}, ${firm}, ${templateId}, ${prefix}, ${last})
    values (${v7()}, 1, ${now}, ${now}, ${key.firm}, ${key.templateId}, ${key.prefix}, 1)
    on conflict (${firm}, ${templateId}, ${prefix}) do update set ${last} = ${sql.ref('numberSerials.last')} + 1
    returning ${last}`.execute(trx)
  return Number(rows[0]?.last)
}

/** Moves on to a later serial; `nextSerial` has locked it. */
export async function skipTo(trx: Transaction, key: SerialKey, serial: number): Promise<void> {
  const mine = sql`${firm} = ${key.firm} and ${templateId} = ${key.templateId} and ${prefix} = ${key.prefix}`
  await sql`update ${table} set ${last} = ${serial} where ${mine}`.execute(trx)
}

/** Transactions that name the same thing go one after the other from here on. */
export async function takeTurn(trx: Transaction, name: string, clock: () => Date): Promise<void> {
  await nextSerial(trx, { firm: HOUSE_FIRM, templateId: 'turn', prefix: name }, clock)
}
