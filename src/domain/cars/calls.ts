import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn, confirming } from '../../model/calls/recordCalls.ts'
import { listOf, object, recordOf, text, textOrNull } from '../../model/calls/schemaParts.ts'

/** Changes of a car's status (`PRODUCT.md A14`). */
export const carCalls = {
  archive: declareCall({ ...actionOn('cars', 'archive', 'edit'), summary: 'Take a car out of stock' }),
  restock: declareCall({ ...actionOn('cars', 'restock', 'edit'), summary: 'Put an archived car back into stock' }),
  handOver: declareCall({ ...actionOn('cars', 'handOver', 'approve'), summary: 'Note that a sold car was handed over' }),
}

/** Costs and proceeds of cars (`PRODUCT.md E20`). */
export const carMoney = {
  buy: declareCall({
    method: 'POST',
    path: '/api/cars/buy',
    summary: 'Bring a car into stock with the invoice that it was bought with',
    description:
      'Makes the car and a purchase with it on its line, which is the car’s purchase cost. Also needs the right to add purchases.',
    right: { resource: 'cars', action: 'create' },
    headers: confirming,
    body: object(
      {
        car: { type: 'object', description: 'Values of the car, as a new one takes them' },
        supplier: { ...text, description: 'Id of the customer it was bought from' },
        slipNumber: { ...text, description: 'Number of the supplier’s invoice' },
        date: { ...text, format: 'date' },
        price: { ...text, description: 'Without VAT' },
        vatPercentage: text,
        currency: { ...text, description: 'Left out, it is the firm’s' },
        warehouse: { ...text, description: 'Left out, it is the firm’s default, else its first' },
        paymentPlan: text,
        document: { ...text, description: 'Upload of the invoice' },
        notes: text,
      },
      ['vatPercentage', 'currency', 'warehouse', 'paymentPlan', 'document', 'notes'],
    ),
    refuses: [404],
    status: 201,
    answer: recordOf('cars'),
  }),
  profit: declareCall({
    method: 'GET',
    path: '/api/cars/{id}/profit',
    summary: 'Cost, price and profit of a car, by currency',
    right: { resource: 'cars', action: 'show' },
    answer: listOf(object({ currency: text, cost: textOrNull, price: textOrNull, profit: textOrNull, margin: textOrNull })),
  }),
}
