import { demandCalls } from '../../../domain/demands/calls.ts'
import { cancelledWith, committedOf } from '../../../domain/demands/demandLines.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, invalid, refuseErrors } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { namedAction, type RuleContext, type RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { checkReferences } from '../../records/write/checkReferences.ts'
import { firmOf } from '../firms/firmScope.ts'
import { slipNumber } from '../numbering/numbering.ts'
import { refuseForeignUnits, withMainUnits } from '../stock/lineUnits.ts'
import { ordersOf } from './demandOrders.ts'
import { orderDemand } from './orderDemand.ts'

type Demands = EntityOf<'demands'>
type Context = RuleContext<Demands>
type Draft = DraftMap['demands']
type Line = EntityMap['demands']['lines'][number]
type DraftLine = NonNullable<Draft['lines']>[number]

const OPEN: ReadonlySet<EntityMap['demands']['status']> = new Set(['proposal', 'approved', 'ordering'])

const linesOf = (demand: Draft): readonly DraftLine[] => demand.lines ?? []

/** Only an approver may change an approved demand; a closed demand can't change (`PRODUCT.md E19`). */
function refuseSettled({ before, next, action, records, entity, subject }: Context): void {
  if (!before || action !== undefined || before.status === 'proposal') return
  if (!OPEN.has(before.status)) {
    if (next) throw new AppError(409, 'demandSettled')
    return
  }
  if (!records.access(entity, subject).allowed.has('approve')) throw new AppError(409, 'demandApproved')
}

/** Errors of a changed line that is partly delivered or on order. */
function heldMistakes(line: DraftLine | undefined, known: Line, least: string, index: number): ErrorIn<Draft>[] {
  if (!line) return []
  const moved = (['item', 'unit'] as const).filter((name) => !same(line[name], known[name]))
  if (moved.length > 0) return moved.map((name) => ({ path: `lines.${index}.${name}`, keyword: 'lineOrdered', params: {} }))
  return compareDecimal(line.quantity ?? '0', least) < 0
    ? [{ path: `lines.${index}.quantity`, keyword: 'belowOrdered', params: { limit: least } }]
    : []
}

/** Refuses to remove or change a line, or reduce it below what is delivered or on order; cancelling the order frees it (`PRODUCT.md E14`). */
async function refuseCuts(context: Context): Promise<void> {
  const { before, next, action } = context
  if (!before || !next || action !== undefined || same(before.lines, next.lines)) return
  const orders = await ordersOf(context, before.id)
  const held = before.lines.map((line) => ({ line, least: committedOf(line, orders) }))
  const fields = held
    .filter(({ least }) => compareDecimal(least, '0') > 0)
    .flatMap(({ line, least }) => {
      const index = linesOf(next).findIndex(({ id }) => id === line.id)
      if (index < 0) throw new AppError(409, 'demandOrdered')
      return heldMistakes(linesOf(next)[index], line, least, index)
    })
  refuseErrors<Draft>(fields)
}

/** Checks that each line can be ordered: its unit is one of its material's. */
async function refuseForeign({ before, next, records, trx }: Context): Promise<void> {
  if (!next?.lines || same(next.lines, before?.lines)) return
  await refuseForeignUnits(
    records,
    trx,
    next.lines.map(({ item, unit }) => ({ material: item ?? null, unit: unit ?? null })),
  )
}

/** Refuses to approve a demand without quantities, or with inactive materials. */
async function refuseUnready({ records, trx, entity, subject, action, next }: Context): Promise<void> {
  if (action !== 'approve' || !next) return
  if (linesOf(next).length === 0) throw invalid<Draft>('lines', 'emptyDemand')
  await checkReferences(records, trx, entity, subject, next, withValues(next, { lines: null }))
}

/** Refuses to cancel a demand while a purchase order has lines from it. */
async function refuseWhileOrdered(context: Context): Promise<void> {
  const { before, next } = context
  if (!before || next?.status !== 'cancelled' || before.status === 'cancelled') return
  const orders = await ordersOf(context, before.id)
  if (orders.some(({ ordered, delivered }) => compareDecimal(ordered, delivered) > 0)) throw new AppError(409, 'demandOrdered')
}

const approve = namedAction(demandCalls.approve, {
  changes({ status }) {
    if (status !== 'proposal') throw new AppError(409, 'notProposal')
    return { status: 'approved' }
  },
})

/** Cancels a demand; its lines no longer wait for goods. */
const cancel = namedAction(demandCalls.cancel, {
  changes(demand) {
    if (!OPEN.has(demand.status)) throw new AppError(409, 'demandSettled')
    const lines = demand.lines.map((line) => withValues(line, { canceledQty: cancelledWith(line) }))
    return { status: 'cancelled', lines }
  },
})

/** Rules of demands: numbering, approval and closing by named actions, protection of ordered lines, purchase orders (`PRODUCT.md E13, E14, E19`). */
export const rules: RulesFor<'demands'> = {
  async beforeSave(context) {
    const { next, trx, records, repository } = context
    const taken = async (slipNumber: readonly string[]) =>
      (await repository.of('demands').find(trx, { slipNumber }, { scope: { firm: firmOf(next) } })).map((demand) => demand.slipNumber)
    const number = await slipNumber<Draft>(context, { trcode: 'demand', field: 'slipNumber', given: next.slipNumber, taken })
    const lines = next.lines && (await withMainUnits(records, trx, next.lines, ({ item }) => item))
    return withValues(next, { ...(lines && { lines }), slipNumber: number })
  },
  async beforeWrite(context) {
    refuseSettled(context)
    await refuseForeign(context)
    await refuseCuts(context)
    await refuseUnready(context)
    await refuseWhileOrdered(context)
  },
  actions: [approve, cancel, orderDemand],
}
