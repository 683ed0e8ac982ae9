import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import { carMistakes, withOneCar } from '../../../domain/orders/carLines.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import type { ErrorIn } from '../../../model/errors.ts'
import type { RecordLock } from '../../../model/records/recordLock.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { RuleContext, RulesFor, WriteContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { firmOf } from '../firms/firmScope.ts'
import { notify } from '../notifications/notify.ts'
import { slipNumber } from '../numbering/numbering.ts'
import { refuseForeignUnits } from '../stock/lineUnits.ts'
import { defaultStatus } from './defaultStatus.ts'
import { delivery } from './delivery.ts'
import { refuseHeldCars } from './heldCars.ts'
import { amountMistakes, withAmounts } from './orderAmounts.ts'
import { approvalActions, refuseCancelling, refuseUnready } from './orderApproval.ts'
import { copyActions } from './orderCopies.ts'
import { withDefaults } from './orderDefaults.ts'
import { ORDER_KINDS, type OrderKind } from './orderKinds.ts'
import { type DraftLine, linesOf, type OrderDraft, type OrderId, type Orders, type Trade } from './orders.ts'
import { ownSalesman } from './ownSalesman.ts'
import { checkReturns, withReturned } from './returns.ts'

/** Removes reservations from lines of returns. */
const unreserved = (line: DraftLine): DraftLine =>
  line.reserve === true ? withValues(line, { reserve: false, reservationDate: null }) : line

/** Fills in what the lines of an order may leave out. */
function withPlainLines(order: OrderDraft): OrderDraft {
  if (!order.lines) return order
  const lines = order.lines.map((line) => withOneCar(line))
  return withValues(order, { lines: isReturn(order.slipType ?? 'sale') ? lines.map(unreserved) : lines })
}

/** Errors of lines with both a material and a car, or with more than one car. */
const lineMistakes = (order: OrderDraft): ErrorIn<OrderDraft>[] =>
  carMistakes(linesOf(order)).map(({ index, field, code }) => ({ path: `lines.${index}.${field}`, keyword: code, params: {} }))

const KINDS: Readonly<Record<string, NotificationKind>> = { approve: 'orderApproved', reject: 'orderRejected' }

/** The creator of a record, by the audit trail. */
const makerOf = async ({ trx, repository, entity }: RuleContext<Orders>, recordId: string): Promise<string | undefined> =>
  (await repository.of('auditEntries').findOne(trx, { recordId, entity: entity.id, action: 'create' }))?.actorId || undefined

/** Notifies the creator of an order that another user has approved or rejected it. */
async function notifyOrderMaker(context: RuleContext<Orders>): Promise<void> {
  const { action, before, entity, subject } = context
  const kind = action === undefined ? undefined : KINDS[action]
  if (!kind || !before) return
  const user = await makerOf(context, before.id)
  if (user === undefined || user === subject.id) return
  await notify(context, { user, kind, params: { number: before.ficheNumber ?? '' }, link: { entity: entity.id, id: before.id } })
}

/** Default salesman, who is the user, and the customer's payment plan. */
async function personsOf({ next, trx, repository, subject }: WriteContext<Orders>): Promise<Pick<OrderDraft, 'salesman' | 'paymentType'>> {
  const customer = next.customer && !next.paymentType ? await repository.of('customers').get(trx, next.customer) : undefined
  return {
    salesman: next.salesman ?? (await ownSalesman({ repository, queries: trx }, subject, firmOf(next))),
    paymentType: next.paymentType ?? customer?.paymentPlan ?? null,
  }
}

async function started(context: WriteContext<Orders>, statuses: OrderKind['statuses']): Promise<OrderDraft> {
  const { next, records } = context
  return withValues(next, {
    ...(await personsOf(context)),
    createdDate: next.createdDate ?? records.clock().toISOString(),
    status: next.status ?? (await defaultStatus(context.repository, context.trx, statuses, firmOf(next))),
  })
}

/** Locks decided orders. The status from the list is independent of the approval and stays open. */
const lock = ({ approval }: OrderDraft): RecordLock | undefined =>
  approval === 'approved' || approval === 'rejected' || approval === 'cancelled'
    ? { code: 'notProposal', open: ['status'], removable: approval === 'rejected' }
    : undefined

async function checkUnits({ records, trx, before, next }: RuleContext<Orders>): Promise<void> {
  if (!same(next?.lines, before?.lines)) await refuseForeignUnits(records, trx, linesOf(next))
}

/** Assigns a number by the templates of its kind, if it has none. */
const withNumber = async (context: WriteContext<Orders>, trcode: OrderKind['trcode']): Promise<OrderDraft> => {
  const { next, trx, repository, entity } = context
  const taken = async (ficheNumber: readonly string[]) =>
    (await repository.of(entity.id).find(trx, { ficheNumber }, { scope: { firm: firmOf(next) } })).map((order) => order.ficheNumber)
  const given = next.ficheNumber
  return withValues(next, { ficheNumber: await slipNumber<OrderDraft>(context, { trcode, field: 'ficheNumber', given, taken }) })
}

/** Rules of sales and purchase orders: amounts (`PRODUCT.md E2` to `E7`), defaults (`E15`, `S9`), numbers (`E13`), the default status, and approval by named actions (`E8`). */
export const orderRules = (trade: Trade): RulesFor<OrderId> => ({
  derive: (order) => withAmounts(withPlainLines(order)),
  validate: (order) => [...lineMistakes(order), ...amountMistakes(order)],
  lock,
  async beforeSave(context) {
    const begun = context.before ? context.next : await started(context, ORDER_KINDS[trade].statuses)
    const returned = await withReturned({ ...context, next: begun })
    const next = await withDefaults({ ...context, next: returned }, trade)
    return withNumber({ ...context, next }, ORDER_KINDS[trade].trcode)
  },
  async beforeWrite(context) {
    refuseCancelling(context)
    await checkUnits(context)
    await checkReturns(context)
    await refuseHeldCars(context)
    if (context.action === 'approve' && context.next) await refuseUnready({ ...context, next: context.next })
  },
  afterWrite: notifyOrderMaker,
  actions: [
    ...approvalActions(ORDER_KINDS[trade].entity),
    ...copyActions(ORDER_KINDS[trade].entity),
    delivery(trade, 'deliver'),
    delivery(trade, 'takeBack'),
  ],
})
