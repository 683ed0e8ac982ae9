import { v7 } from 'uuid'
import type { carMoney } from '../../../domain/cars/calls.ts'
import { purchaseLine } from '../../../domain/money/purchaseLine.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { authorize } from '../../records/access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { isValues, type Values } from '../../records/values.ts'
import { insertRecord, prepareRecord } from '../../records/write/createRecord.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOfUser } from '../firms/firmOfUser.sql.ts'
import { firstWarehouse } from '../firms/firstWarehouse.ts'

type Body = BodyOf<typeof carMoney.buy>
type Car = DraftMap['cars']

const carName = ({ year, make, model }: Car): string => [year, make, model].filter(Boolean).join(' ')

type Line = NonNullable<DraftMap['purchases']['lines']>[number]

/** The supplier's invoice with the car on its only line. */
function invoiceOf({ car: _, price, vatPercentage, ...paper }: Body, car: Car & { readonly id: string }): Values {
  const line = { lineNumber: 1, car: car.id, description: carName(car), quantity: '1', price, vatPercentage: vatPercentage ?? null }
  const { total = null, vatAmount = null } = purchaseLine<Line>(line)
  return { ...Object.fromEntries(Object.entries(paper)), netTotal: total, totalVat: vatAmount, lines: [line] }
}

const LINE = 'lines.0.'

/** Maps errors of the line to the members of the call's body. */
async function atMembers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fields = error.fields.map((one) => (one.path.startsWith(LINE) ? { ...one, path: one.path.slice(LINE.length) } : one))
    throw new AppError(error.status, error.code, { params: error.params, extra: error.extra, fields })
  }
}

/**
 * Adds a car to stock together with its purchase invoice, which becomes its purchase cost (`PRODUCT.md E20`), in one transaction. Throws
 * `AppError` 403 without the right to add cars and purchases, 422.
 */
export async function buyCar(
  context: RecordContext,
  subject: Subject,
  body: Body,
  confirmed: ReadonlySet<string>,
): Promise<EntityMap['cars']> {
  const [cars, purchases] = [entityOf(context, 'cars'), entityOf(context, 'purchases')]
  const mayAdd = await authorize(context, cars, subject, 'create')
  const mayBuy = await authorize(context, purchases, subject, 'create')
  const input = isValues(body.car) ? body.car : {}
  const alsoWritten: WrittenRecord[] = []
  const { repository } = context

  async function write(trx: Transaction): Promise<EntityMap['cars']> {
    const car = prepareRecord(context, cars, mayAdd, subject, { inStockSince: body.date, ...input })
    const isOwn = (await firmOfUser(trx, subject.id)) === car.firm
    const owned = { ...car, owner: car.owner ?? (isOwn ? subject.id : null), id: v7() }
    const stored = await insertRecord(context, trx, cars, subject, owned, { alsoWritten, confirmed })
    const defaults = await firmDefaults({ repository, trx, subject, next: stored })
    const warehouse = await firstWarehouse(context, trx, subject, defaults)
    const invoice = { firm: stored.firm, warehouse, ...invoiceOf(body, stored) }
    const prepared = prepareRecord(context, purchases, mayBuy, subject, invoice)
    const paper = await insertRecord(context, trx, purchases, subject, { ...prepared, id: v7() }, { alsoWritten })
    alsoWritten.unshift({ entity: cars, record: stored, deleted: false }, { entity: purchases, record: paper, deleted: false })
    return (await repository.of('cars').get(trx, stored.id)) ?? stored
  }

  const car = await context.db.write((trx) => atMembers(() => write(trx)))
  runAfterCommit(context, alsoWritten)
  return car
}
