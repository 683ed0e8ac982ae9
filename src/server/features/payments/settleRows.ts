import { hundredths } from '../../../domain/money/hundredths.ts'
import type { RuleContext } from '../../records/rules.ts'
import { settle } from '../invoices/openDocuments.ts'
import { type ChosenAllocation, chosenDocuments } from './allocation.ts'

/** Updates the settled amounts of the rows' documents; negative amounts undo a settlement. */
export async function settleRows(context: RuleContext, rows: readonly ChosenAllocation[]): Promise<void> {
  const documents = await chosenDocuments(context, rows)
  for (const { invoice, purchase, opening, amount } of rows) {
    const document = documents.find(({ id }) => id === (invoice ?? purchase ?? opening))
    if (document) await settle(context, document, hundredths(amount))
  }
}
