import type { FastifyInstance } from 'fastify'
import { lotCalls, slipCalls } from '../../../domain/orders/calls.ts'
import { NO_MATERIAL } from '../../../domain/orders/materialFacts.ts'
import type { AnswerOf, BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firstWarehouse } from '../firms/firstWarehouse.ts'
import { defaultStatus } from './defaultStatus.ts'
import { lotsOfOrder } from './lotsOfOrder.ts'
import { ORDER_KINDS } from './orderKinds.ts'
import type { OrderId, Trade } from './orders.ts'
import { ownSalesman } from './ownSalesman.ts'
import { agreedFor, materialFacts, type PricedSlip } from './prices/materialFacts.ts'
import { stockLevels } from './prices/stockLevels.ts'

type Initial = AnswerOf<(typeof slipCalls)[OrderId]['initial']>
type FactsBody = BodyOf<(typeof slipCalls)[OrderId]['facts']>
type Facts = AnswerOf<(typeof slipCalls)[OrderId]['facts']>

const scopeOf = (records: RecordContext, subject: Subject, id: 'salesmen' | 'customers' | 'materials') =>
  records.access(entityOf(records, id), subject).scope(subject)

const firmDefaultsOf = (records: RecordContext, subject: Subject, firm?: string) =>
  firmDefaults({ trx: records.db.read, repository: records.repository, subject, ...(firm !== undefined && { next: { firm } }) })

/** Initial values of a new slip: the firm's warehouse and currency, the user's salesman, the default status. */
async function initial(records: RecordContext, subject: Subject, trade: Trade): Promise<Initial> {
  const { db, repository } = records
  const { firm, currency, defaultWarehouse } = await firmDefaultsOf(records, subject)
  return {
    currency,
    warehouse: await firstWarehouse(records, db.read, subject, { firm, defaultWarehouse }),
    salesman: await ownSalesman({ repository, queries: db.read }, subject, firm),
    status: await defaultStatus(repository, db.read, ORDER_KINDS[trade].statuses, firm),
  }
}

/** The newest purchase price of each material, for users who may read purchase orders. */
async function costsOf(records: RecordContext, subject: Subject, slip: PricedSlip, ids: readonly string[]) {
  const { allowed, hidden } = records.access(entityOf(records, 'purchaseOrders'), subject)
  if (
    slip.trade !== 'sales' ||
    !allowed.has('list') ||
    hidden.has(`lines.${'price' satisfies keyof EntityMap['purchaseOrders']['lines'][number]}`)
  )
    return new Map()
  const found = await agreedFor({ ...records, queries: records.db.read }, { ...slip, trade: 'purchase' }, ids, { most: 1 })
  return new Map(found.toReversed().map(({ material, unit, price }) => [material, { unit, price }]))
}

const withoutMaterial = (vatPercentage: string | null): Facts[number] => ({
  ...{ id: NO_MATERIAL, units: [], vatPercentage, agreed: [], listed: [], stock: null, cost: null },
})

async function facts(records: RecordContext, subject: Subject, trade: Trade, body: FactsBody): Promise<Facts> {
  const { db, repository } = records
  const customer = body.customer
    ? await repository.of('customers').get(db.read, body.customer, scopeOf(records, subject, 'customers'))
    : undefined
  const firm = await firmDefaultsOf(records, subject, customer?.firm)
  const slip: PricedSlip = {
    ...{ trade, slipType: body.slipType, firm: firm.firm, customer: customer?.id ?? null, date: body.date },
    ...{ currency: body.currency ?? firm.currency, defaultVat: firm.defaultVat },
  }
  const seen = await repository.of('materials').getMany(db.read, [...new Set(body.materials)], scopeOf(records, subject, 'materials'))
  const ids = seen.map(({ id }) => id)
  const found = await materialFacts({ db, repository, queries: db.read }, slip, ids, 5)
  const levelOf = body.warehouse ? await stockLevels(records, subject, body.warehouse, ids) : undefined
  const costs = await costsOf(records, subject, slip, ids)
  const known = [...found].map(([id, { units, ...rest }]) => ({
    ...{ id, ...rest, stock: levelOf?.(id) ?? null, cost: costs.get(id) ?? null },
    units: units.map(({ code, factor1, factor2, isMain }) => ({ code, factor1, factor2, isMain })),
  }))
  return body.materials.includes(NO_MATERIAL) ? [...known, withoutMaterial(firm.defaultVat)] : known
}

/** Routes for forms and dialogs of slips (`PRODUCT.md E16, E17`). */
export function slipRoutes(app: FastifyInstance, { records }: RouteContext): void {
  for (const trade of ['sales', 'purchase'] as const) {
    const calls = slipCalls[ORDER_KINDS[trade].entity]
    defineCall(app, calls.initial, ({ subject }) => initial(records, subject, trade))
    defineCall(app, calls.facts, ({ subject, body }) => facts(records, subject, trade, body))
    defineCall(app, lotCalls[ORDER_KINDS[trade].entity], ({ subject, params, query }) =>
      lotsOfOrder(records, subject, trade, { id: params.id, direction: query.direction ?? 'deliver' }),
    )
  }
}
