import type { FastifyInstance } from 'fastify'
import { carMoney } from '../../../domain/cars/calls.ts'
import { type CarAmount, type CarResult, carProfit } from '../../../domain/cars/carProfit.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { readRecord } from '../../records/read/readRecord.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { confirmedBy } from '../../records/routes/confirmedBy.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { buyCar } from './buyCar.ts'
import { salesOfCar } from './carSales.ts'

const costsOf = ({ costs }: EntityMap['cars']): readonly CarAmount[] =>
  costs.flatMap(({ amount, currency }) => (currency === null ? [] : [{ amount, currency }]))

/** Profit of a car. Throws `AppError` 403 if the caller may not read costs, 404 for a car that the caller can't see. */
async function profitOf(context: RecordContext, subject: Subject, id: string): Promise<readonly CarResult[]> {
  const entity = entityOf(context, 'cars')
  const { id: car } = await readRecord(context, entity, subject, id)
  if (context.access(entity, subject).hidden.has('costs' satisfies keyof EntityMap['cars'])) throw new AppError(403, 'forbidden')
  const record = await context.repository.of('cars').get(context.db.read, car)
  if (!record) throw new AppError(404, 'notFound')
  return carProfit(costsOf(record), await salesOfCar({ ...context, trx: context.db.read }, record))
}

/** Costs, sales and purchases of cars (`PRODUCT.md E20`). */
export function carMoneyRoutes(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, carMoney.buy, async ({ subject, headers, body, reply }) => {
    const car = await buyCar(records, subject, body, confirmedBy(headers['X-Confirm']))
    reply.header('location', `/api/cars/${encodeURIComponent(car.id)}`)
    return records.access(entityOf(records, 'cars'), subject).present(car)
  })
  defineCall(app, carMoney.profit, ({ subject, params }) => profitOf(records, subject, params.id))
}
