import { namedEntity } from '../../../model/entityOf.ts'
import type { RecordLock } from '../../../model/recordLock.ts'
import type { EntityRules, NamedAction, RuleContext } from '../../records/rules.ts'
import { fieldValue, isValues, same, type Values } from '../../records/values.ts'
import { firmOf, ownFirst, sharedWith } from '../firms/firmScope.ts'
import { numbered } from '../numbering/numbering.ts'
import { refuseForeignUnits } from '../stock/lineUnits.ts'
import { amountMistakes, withAmounts } from './orderAmounts.ts'
import { approvalActions, refuseUnready } from './orderApproval.ts'
import { type Trade, withDefaults } from './orderDefaults.ts'
import { tellMaker } from './orderNews.ts'

interface OrderKind {
  readonly trade: Trade
  /** Kind of slip in numbering templates. */
  readonly trcode: string
  /** Entity of its statuses. */
  readonly statuses: string
  readonly actions: Readonly<Record<string, NamedAction>>
  /** What this kind demands beyond the others, and what follows from a write of it. */
  readonly more?: Pick<EntityRules, 'beforeWrite' | 'afterWrite'>
}

/** Each list has one; more are there only where somebody wrote past the rules. */
const MOST_DEFAULTS = 10

/** The firm's own default, else the house's. */
async function defaultStatus({ trx, repository, model }: RuleContext, statuses: string, firm: string): Promise<string | null> {
  const filter = [
    { path: 'isDefault', operator: 'eq', value: true },
    { path: 'isActive', operator: 'eq', value: true },
  ] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const page = { filter, sort, scope: sharedWith(firm), offset: 0, limit: MOST_DEFAULTS }
  const { rows } = await repository.list(trx, namedEntity({ model }, statuses), page)
  return ownFirst(rows, firm)[0]?.id ?? null
}

async function started(context: RuleContext & { readonly next: Values }, statuses: string): Promise<Values> {
  const { next, records } = context
  return {
    ...next,
    createdDate: fieldValue(next, 'createdDate') ?? records.clock().toISOString(),
    status: fieldValue(next, 'status') ?? (await defaultStatus(context, statuses, firmOf(next))),
  }
}

/** The label from the list of statuses is apart from the approval and may be changed at any time. */
const lock = ({ approval }: Values): RecordLock | undefined =>
  approval === 'approved' || approval === 'rejected'
    ? { code: 'notProposal', open: ['status'], removable: approval === 'rejected' }
    : undefined

async function checkUnits({ records, trx, before, next }: RuleContext): Promise<void> {
  const lines = fieldValue(next, 'lines')
  if (!Array.isArray(lines) || same(lines, fieldValue(before, 'lines'))) return
  await refuseForeignUnits(records, trx, lines.filter(isValues))
}

/** What sales and purchase orders share: amounts (`PRODUCT.md E2` to `E7`), what is left empty (`E15`, `S9`), numbers (`E13`), the default status, and approval by name alone (`E8`). */
export const orderRules = ({ trade, trcode, statuses, actions, more }: OrderKind): EntityRules => ({
  complete: withAmounts,
  judge: amountMistakes,
  lock,
  async fill(context) {
    const begun = context.before ? context.next : await started(context, statuses)
    const next = await withDefaults({ ...context, next: begun }, trade)
    return numbered({ ...context, next }, { trcode, field: 'ficheNumber' })
  },
  async beforeWrite(context) {
    await checkUnits(context)
    if (context.action === 'approve' && context.next) await refuseUnready({ ...context, next: context.next })
    await more?.beforeWrite?.(context)
  },
  async afterWrite(context) {
    await tellMaker(context)
    await more?.afterWrite?.(context)
  },
  actions: { ...approvalActions, ...actions },
})
