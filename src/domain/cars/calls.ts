import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'

/** Statuses of cars that nobody types (`PRODUCT.md A14`). */
export const carCalls = {
  archive: declareCall({ ...actionOn('cars', 'archive', 'edit'), summary: 'Take a car out of stock' }),
  restock: declareCall({ ...actionOn('cars', 'restock', 'edit'), summary: 'Put an archived car back into stock' }),
  handOver: declareCall({ ...actionOn('cars', 'handOver', 'approve'), summary: 'Note that a sold car was handed over' }),
}
