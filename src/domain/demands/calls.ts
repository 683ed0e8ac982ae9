import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { listOf, openObject, text } from '../../model/calls/schemaParts.ts'

/** What is done to demands by name (`PRODUCT.md E14, E19`). */
export const demandCalls = {
  approve: declareCall({ ...actionOn('demands', 'approve', 'approve'), summary: 'Approve a proposal' }),
  cancel: declareCall({ ...actionOn('demands', 'cancel', 'edit'), summary: 'Want no more of what is not ordered' }),
  order: declareCall({
    ...actionOn('demands', 'order', 'edit'),
    summary: 'Make a purchase order of what remains',
    body: openObject(
      {
        customer: { type: 'string', description: 'The supplier: id of customers.' },
        lines: { ...listOf(text), description: 'Ids of the demand’s lines; default: all' },
      },
      ['lines'],
    ),
  }),
}
