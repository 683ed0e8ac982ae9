import { v7 } from 'uuid'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { acquireLock } from './serials.sql.ts'

/** The next number of a firm. Concurrent sign-ups wait until this transaction ends. */
export async function nextFirmNumber(trx: Transaction, clock: () => Date): Promise<number> {
  await acquireLock(trx, 'firms', clock)
  const row = await hubTables(trx)
    .selectFrom('firms')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/** Name of a firm's first warehouse, by language. */
type Firm = EntityMap['firms']

const WAREHOUSES: Readonly<Record<NonNullable<Firm['locale']>, string>> = {
  en: 'Main warehouse',
  ar: 'المستودع الرئيسي',
  fr: 'Entrepôt principal',
  tr: 'Ana ambar',
}

/** Creates a firm's first warehouse, so that it can create orders at once. Statuses and numbering are the house's until it has its own. */
async function openWarehouse(context: RecordContext, trx: Transaction, firm: Firm): Promise<EntityMap['warehouses']> {
  const entity = entityOf(context, 'warehouses')
  const name = WAREHOUSES[firm.locale ?? 'en']
  const values = { id: v7(), firm: firm.id, firmNo: firm.number, warehouseNumber: 1, costGroup: 0, name }
  const after = await context.repository.of('warehouses').insert(trx, values)
  await recordWritten(context, trx, { entity, subject: SYSTEM, action: 'create', after })
  return after
}

export interface NewFirm {
  readonly name: string
  readonly email?: string | null | undefined
  readonly locale?: Firm['locale'] | undefined
  readonly state: Firm['state']
}

/** Opens a firm (`PRODUCT.md S6`), in the transaction that creates its first user. */
export async function openFirm(
  context: RecordContext,
  trx: Transaction,
  subject: Subject,
  { name, email = null, locale = null, state }: NewFirm,
  alsoWritten: WrittenRecord[],
): Promise<Firm> {
  const firms = entityOf(context, 'firms')
  const values = { name, email, ...(locale === null ? {} : { locale }), state }
  const validated = deriveAndValidate(firms, values, { rules: context.rules.get('firms') })
  const record = await insertRecord(context, trx, firms, subject, { ...validated, id: v7() }, { alsoWritten })
  const warehouse = await openWarehouse(context, trx, record)
  const furnished = await context.repository.update(trx, firms, record, { defaultWarehouse: warehouse.id })
  alsoWritten.push({ entity: firms, record: furnished, deleted: false })
  return furnished
}
