import { differenceOf, filledLines } from '../../../../domain/stock/stockDocument.ts'
import type { RulesFor } from '../../../records/rules.ts'
import { same } from '../../../records/values.ts'
import { firmOf } from '../../firms/firmScope.ts'
import { slipNumber } from '../../numbering/numbering.ts'
import { refuseForeignUnits, withMainUnits } from '../lineUnits.ts'
import { cancelDocument } from './cancelDocument.ts'
import type { DocumentDraft } from './documents.ts'
import { completed, freezeCount } from './freezeCount.ts'
import { postDocument } from './postDocument.ts'
import { receiveTransfer } from './receiveTransfer.ts'

/** Removes the expected quantities if warehouse or day have changed; the sheet must be frozen again. */
const withoutFrozenCounts = (next: DocumentDraft, before: DocumentDraft | undefined): DocumentDraft => {
  if (!before?.frozenAt || (next.warehouse === before.warehouse && next.date === before.date)) return next
  return { ...next, frozenAt: null, counts: next.counts?.map((row) => ({ ...row, expected: null })) ?? null }
}

const derived = (next: DocumentDraft, before: DocumentDraft | undefined): DocumentDraft => {
  const sheet = withoutFrozenCounts(next.lines ? { ...next, lines: filledLines(next.lines) } : next, before)
  return sheet.counts ? { ...sheet, counts: sheet.counts.map((row) => ({ ...row, difference: differenceOf(row) })) } : sheet
}

/** Stock documents (`PRODUCT.md E17`): drafts can be edited, posted documents can't. */
export const rules: RulesFor<'stockDocuments'> = {
  derive: derived,
  validate: ({ kind, warehouse, targetWarehouse }) =>
    kind === 'transfer' && warehouse && warehouse === targetWarehouse
      ? [{ path: 'targetWarehouse', keyword: 'sameWarehouse', params: {} }]
      : [],
  lock: ({ state }) => (state && state !== 'draft' ? { code: 'documentPosted' } : undefined),
  async beforeSave(context) {
    const { trx, records, repository, next } = context
    const taken = async (numbers: readonly string[]) =>
      (await repository.of('stockDocuments').find(trx, { slipNumber: numbers }, { scope: { firm: firmOf(next) } })).map(
        (one) => one.slipNumber,
      )
    const number = await slipNumber<DocumentDraft>(context, { trcode: 'stockDocument', field: 'slipNumber', given: next.slipNumber, taken })
    const lines = next.lines && (await withMainUnits(records, trx, next.lines, ({ material }) => material))
    return completed({ ...context, next: { ...next, slipNumber: number, lines: lines ?? null } })
  },
  async beforeWrite({ records, trx, before, next }) {
    if (next && !same(next.lines, before?.lines)) await refuseForeignUnits(records, trx, next.lines ?? [])
  },
  actions: [freezeCount, postDocument, receiveTransfer, cancelDocument],
}
