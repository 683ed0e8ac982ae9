import { declareCall } from '../../model/calls/callContract.ts'
import { object, textOrNull } from '../../model/calls/schemaParts.ts'

const initial = <const E extends string>(entity: E) =>
  declareCall({
    method: 'GET',
    path: `/api/${entity}/initial`,
    summary: 'What a new record of the caller’s firm starts with',
    right: { resource: entity, action: 'create' },
    answer: object({ warehouse: textOrNull }),
  })

/** Initial values of documents that start with the warehouse of the caller's firm. */
export const initialWarehouse = {
  demands: initial('demands'),
  purchases: initial('purchases'),
  stockDocuments: initial('stockDocuments'),
}
