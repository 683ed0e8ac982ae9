import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Json } from '../../../model/entitySchema.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { completeRecord } from '../completeRecord.ts'
import { insertRecord } from '../createRecord.ts'
import { entityOf, type Followed } from '../following.ts'
import type { RecordContext } from '../recordContext.ts'
import { takeTurn } from '../serials.ts'
import type { StoredRecord, Values } from '../values.ts'

/** The next number of a firm. Whoever else opens one waits until this transaction ends. */
export async function nextFirmNumber(trx: Transaction, clock: () => Date): Promise<number> {
  await takeTurn(trx, 'firms', clock)
  const { rows } = await sql<{ last: number | null }>`select max(${sql.ref('number')}) as last from firms`.execute(trx)
  return Number(rows[0]?.last ?? 0) + 1
}

export interface NewFirm {
  readonly name: string
  readonly email?: Json
  readonly locale?: Json
  readonly state: 'pending' | 'approved'
}

/** Opens a firm (`PRODUCT.md S6`), in the transaction that makes its first user. */
export async function openFirm(
  context: RecordContext,
  trx: Transaction,
  subject: Subject,
  { name, email = null, locale = null, state }: NewFirm,
  followed: Followed[],
): Promise<StoredRecord> {
  const firms = entityOf(context, 'firms')
  const values: Values = { name, email, ...(locale === null ? {} : { locale }), state }
  const complete = completeRecord(firms, values, { rules: context.rules.get('firms') })
  const record = await insertRecord(context, trx, firms, subject, { ...complete, id: v7() }, { followed })
  followed.push({ entity: firms, record, deleted: false })
  return record
}
