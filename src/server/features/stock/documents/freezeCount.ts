import { quantityText } from '../../../../domain/quantities.ts'
import { documentCalls } from '../../../../domain/stock/documentCalls.ts'
import { differenceOf } from '../../../../domain/stock/stockDocument.ts'
import { AppError } from '../../../../model/errors.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import { hubTables } from '../../../db/hubTables.ts'
import { namedAction, type RuleContext } from '../../../records/rules.ts'
import type { DocumentDraft } from './documents.ts'

type Rows = NonNullable<DocumentDraft['counts']>

const text = (quantity: bigint | undefined): string => quantityText(quantity ?? 0n)

/** Stock of a warehouse at the end of a day, by material; with a moment, only of movements recorded before it. */
async function expectedIn(
  { trx }: Pick<RuleContext, 'trx'>,
  { warehouse = null, date = null }: DocumentDraft,
  recorded?: string,
): Promise<ReadonlyMap<string, bigint>> {
  const all = hubTables(trx)
    .selectFrom('materialTransactions')
    .select(({ fn, cast }) => ['material', cast<string>(fn.sum('quantity'), 'text').as('there')])
    .where('warehouse', '=', warehouse ?? '')
    .where('date', '<=', date ?? '')
    .groupBy('material')
  const rows = await (recorded === undefined ? all : all.where('createdAt', '<=', recorded)).execute()
  return new Map(rows.map(({ material, there }) => [material, BigInt(there)]))
}

const withExpected = (row: Rows[number], expected: ReadonlyMap<string, bigint>): Rows[number] => {
  const known = withValues(row, { expected: row.material ? text(expected.get(row.material)) : null })
  return withValues(known, { difference: differenceOf(known) })
}

/** Rows of a count sheet, sorted by code. */
async function sheetOf({ trx, repository }: RuleContext, expected: ReadonlyMap<string, bigint>): Promise<Rows> {
  const there = [...expected].filter(([, quantity]) => quantity !== 0n).map(([material]) => material)
  const materials = there.length === 0 ? [] : await repository.of('materials').getMany(trx, there)
  return materials
    .filter(({ countable }) => countable === true)
    .toSorted((one, other) => one.code.localeCompare(other.code))
    .map(({ id: material }) => ({ material }))
}

/** Adds the expected quantity at the time of freezing to rows that were added later. */
export async function completed(context: RuleContext & { readonly next: DocumentDraft }): Promise<DocumentDraft> {
  const { next } = context
  const { frozenAt = null, counts } = next
  if (frozenAt === null || !counts?.some(({ expected = null }) => expected === null)) return next
  const expected = await expectedIn(context, next, frozenAt)
  return withValues(next, { counts: counts.map((row) => ((row.expected ?? null) === null ? withExpected(row, expected) : row)) })
}

/**
 * Stores the expected quantities in a count sheet: of its materials, else of all. Later movements do not count as differences.
 */
export const freezeCount = namedAction(documentCalls.freeze, {
  async changes(document, _body, context) {
    if (document.kind !== 'count') throw new AppError(409, 'noCount')
    if (document.state !== 'draft') throw new AppError(409, 'notDraft')
    const frozenAt = context.records.clock().toISOString()
    const expected = await expectedIn(context, document)
    const chosen = (document.counts ?? []).filter(({ material }) => material !== null)
    const rows = chosen.length > 0 ? chosen : await sheetOf(context, expected)
    return { frozenAt, counts: rows.map((row) => withExpected(row, expected)) }
  },
})
