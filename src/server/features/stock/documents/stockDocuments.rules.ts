import { OPERATIONS } from '../../../../domain/operations.ts'
import { documentCalls } from '../../../../domain/stock/documentCalls.ts'
import { differenceOf, filledLines } from '../../../../domain/stock/stockDocument.ts'
import { AppError } from '../../../../model/errors.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import type { RulesFor } from '../../../records/rules.ts'
import { namedAction } from '../../../records/rules.ts'
import { same } from '../../../records/values.ts'
import { firmOf } from '../../firms/firmScope.ts'
import { followingDay } from '../../firms/postingDay.ts'
import { slipNumber } from '../../numbering/numbering.ts'
import { refuseForeignUnits, withMainUnits } from '../lineUnits.ts'
import { moveStock } from '../stock.ts'
import { cancelDocument } from './cancelDocument.ts'
import type { DocumentDraft } from './documents.ts'
import { movementsOf, refuseEarlier } from './documents.ts'
import { completed, freezeCount } from './freezeCount.ts'
import { arrivalOf, postDocument } from './postDocument.ts'

/** Receives a transfer: its goods arrive at the target warehouse with their value at the source. */
const receiveTransfer = namedAction(documentCalls.receive, {
  async changes(document, { date }, context) {
    if (document.state !== 'inTransit') throw new AppError(409, 'notInTransit')
    if (date !== undefined) refuseEarlier(date, document.date)
    const receivedDate = await followingDay(context, date, document.date)
    return { state: 'posted', receivedDate }
  },
  async effect(context) {
    const { next, confirmed } = context
    const sent = await movementsOf(context, next.id)
    const { targetWarehouse, receivedDate, date } = next
    if (targetWarehouse === null) return
    const arrivals = sent.map((movement) => arrivalOf(movement, targetWarehouse, receivedDate ?? date))
    const moving = arrivals.map(({ firm, material, warehouse, date: day, kind, quantity, document, origin, lot, line, notes }) => ({
      ...{ firm, material, warehouse, date: day, kind, quantity, document, origin, lot, line, notes },
    }))
    await moveStock(context, moving, { operation: OPERATIONS.stockDocument, confirmed })
  },
})

/** Removes the expected quantities if warehouse or day have changed; the sheet must be frozen again. */
const withoutFrozenCounts = (next: DocumentDraft, before: DocumentDraft | undefined): DocumentDraft => {
  if (!before?.frozenAt || (next.warehouse === before.warehouse && next.date === before.date)) return next
  return withValues(next, { frozenAt: null, counts: next.counts?.map((row) => withValues(row, { expected: null })) ?? null })
}

const derived = (next: DocumentDraft, before: DocumentDraft | undefined): DocumentDraft => {
  const sheet = withoutFrozenCounts(next.lines ? withValues(next, { lines: filledLines(next.lines) }) : next, before)
  return sheet.counts ? withValues(sheet, { counts: sheet.counts.map((row) => withValues(row, { difference: differenceOf(row) })) }) : sheet
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
    return completed({ ...context, next: withValues(next, { slipNumber: number, lines: lines ?? null }) })
  },
  async beforeWrite({ records, trx, before, next }) {
    if (next && !same(next.lines, before?.lines)) await refuseForeignUnits(records, trx, next.lines ?? [])
  },
  actions: [freezeCount, postDocument, receiveTransfer, cancelDocument],
}
