import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { listOf, object, text, textOrNull } from '../../model/calls/schemaParts.ts'

/** Statuses of cars that nobody types (`PRODUCT.md A14`). */
export const carCalls = {
  archive: declareCall({ ...actionOn('cars', 'archive', 'edit'), summary: 'Take a car out of stock' }),
  restock: declareCall({ ...actionOn('cars', 'restock', 'edit'), summary: 'Put an archived car back into stock' }),
  handOver: declareCall({ ...actionOn('cars', 'handOver', 'approve'), summary: 'Note that a sold car was handed over' }),
}

/** What a car has cost and brought (`PRODUCT.md E20`). */
export const carMoney = {
  profit: declareCall({
    method: 'GET',
    path: '/api/cars/{id}/profit',
    summary: 'Cost, price and profit of a car, by currency',
    right: { resource: 'cars', action: 'show' },
    answer: listOf(object({ currency: text, cost: text, price: textOrNull, profit: textOrNull, margin: textOrNull })),
  }),
}
