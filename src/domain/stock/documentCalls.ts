import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { openObject } from '../../model/calls/schemaParts.ts'

/** Body with the day of the movement. */
const dated = { body: openObject({ date: { type: 'string', format: 'date', description: 'Default: today' } }, ['date']) } as const

/** Named actions on stock documents (`PRODUCT.md E17`). */
export const documentCalls = {
  freeze: declareCall({
    ...actionOn('stockDocuments', 'freeze', 'edit'),
    summary: 'Fill a count sheet with the expected quantities: of its materials, or of all in the warehouse',
  }),
  post: declareCall({ ...actionOn('stockDocuments', 'post', 'edit'), summary: 'Move the stock, once' }),
  receive: declareCall({ ...actionOn('stockDocuments', 'receive', 'edit'), ...dated, summary: 'Receive a transfer that is in transit' }),
  cancel: declareCall({ ...actionOn('stockDocuments', 'cancel', 'edit'), ...dated, summary: 'Reverse what was moved' }),
}
