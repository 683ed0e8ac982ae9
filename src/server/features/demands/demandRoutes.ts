import type { FastifyInstance } from 'fastify'
import { demandCoverage } from '../../../domain/demands/calls.ts'
import { coverageOf } from '../../../domain/demands/demandCoverage.ts'
import type { AnswerOf, BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { authorize, notFound } from '../../records/access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { findWritable } from '../../records/write/findForWrite.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { createPurchaseOrders, orderableLines, purchasesOf } from './createPurchaseOrders.ts'
import { ordersOf, type ReadContext } from './demandOrders.ts'
import { lastPrice } from './lastPurchase.ts'
import { checkOrderable } from './orderDemand.ts'

type Demand = EntityMap['demands']

/** Reads outside a transaction, with the functions of the rules. */
const reading = ({ repository, db }: RecordContext): ReadContext => ({ repository, trx: db.read })

async function seen(context: RecordContext, subject: Subject, ids: readonly string[]): Promise<readonly Demand[]> {
  const entity = entityOf(context, 'demands')
  const access = await authorize(context, entity, subject, 'show')
  const found = await context.repository.getMany(context.db.read, entity, [...new Set(ids)], access.scope(subject))
  if (found.length < new Set(ids).size) throw notFound()
  return found
}

async function coverage(context: RecordContext, subject: Subject, id: string): Promise<AnswerOf<typeof demandCoverage.coverage>> {
  const [demand] = await seen(context, subject, [id])
  if (!demand) throw notFound()
  const orders = await ordersOf(reading(context), id)
  return demand.lines.map((line) => coverageOf(line, orders))
}

/** Lines of demands that can be ordered, each with its last price and supplier. */
async function openLines(context: RecordContext, subject: Subject, ids: readonly string[]): Promise<AnswerOf<typeof demandCoverage.open>> {
  const lines = await orderableLines(reading(context), await seen(context, subject, ids))
  const purchases = await purchasesOf(reading(context), lines)
  return Promise.all(
    lines.map(async ({ demand, line, quantity }) => {
      const { currency } = await firmDefaults({ ...reading(context), subject, next: demand })
      const supplier = purchases.get(line.item)?.[0]?.supplier ?? null
      const price = lastPrice(purchases.get(line.item), { supplier: supplier ?? '', unit: line.unit, currency })
      const { item: material, unit } = line
      return { demand: demand.id, slipNumber: demand.slipNumber, line: line.id, material, unit, quantity, supplier, price, currency }
    }),
  )
}

type Ordered = AnswerOf<typeof demandCoverage.orderAll>

/** Locks demands in the order of their ids and creates purchase orders for what remains. */
async function orderAll(context: RecordContext, subject: Subject, body: BodyOf<typeof demandCoverage.orderAll>): Promise<Ordered> {
  const access = await authorize(context, entityOf(context, 'demands'), subject, 'edit')
  await authorize(context, entityOf(context, 'purchaseOrders'), subject, 'create')
  const alsoWritten: WrittenRecord[] = []
  const { repository } = context
  const result = await context.db.write(async (trx): Promise<Ordered> => {
    const demands: Demand[] = []
    for (const id of [...new Set(body.ids)].toSorted()) {
      if (!(await findWritable(context, trx, access, subject, id))) throw notFound()
      demands.push(...(await repository.of('demands').getMany(trx, [id])))
    }
    for (const demand of demands) checkOrderable(demand)
    const making = { trx, repository, records: context, subject, alsoWritten }
    const toOrder = await orderableLines(making, demands, body.lines)
    const orders = await createPurchaseOrders(making, toOrder, { supplier: body.customer, expectedDate: body.expectedDate })
    if (orders.length === 0) throw new AppError(409, 'nothingToOrder')
    const left = toOrder.length - orders.reduce((sum, { lines }) => sum + lines.length, 0)
    return { orders: orders.map(({ id, ficheNumber, customer, lines }) => ({ id, ficheNumber, customer, lines: lines.length })), left }
  })
  runAfterCommit(context, alsoWritten)
  return result
}

/** Coverage of demands, and purchase orders for several demands at once (`PRODUCT.md E14`). */
export function demandRoutes(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, demandCoverage.coverage, ({ subject, params }) => coverage(records, subject, params.id))
  defineCall(app, demandCoverage.open, ({ subject, query }) => openLines(records, subject, query.ids))
  defineCall(app, demandCoverage.orderAll, ({ subject, body }) => orderAll(records, subject, body))
}
