import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { invalid } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { refuseClosed } from '../firms/postingDay.ts'

type Context = RuleContext<EntityOf<'commissionRules'>>
type Rule = EntityMap['commissionRules']

const END = '9999-12-31'

/** Throws `AppError` 409 `periodClosed` for a change of the commission of closed days. A rule that begins in a closed period can only get an end after it. */
async function refuseClosedDays(context: Context): Promise<void> {
  const { before, next } = context
  const same = (name: keyof Rule) => next?.[name] === before?.[name]
  if (before && next && (['salesman', 'percentage', 'basis', 'validFrom'] as const).every(same)) {
    if (!same('validUntil')) {
      const [one, other] = [before.validUntil ?? END, next.validUntil ?? END].toSorted()
      // The first day that the change affects is the one after the earlier end.
      await refuseClosed(context, one ?? other ?? END)
    }
    return
  }
  if (before) await refuseClosed(context, before.validFrom)
  if (next?.validFrom) await refuseClosed(context, next.validFrom)
}

/** Throws `AppError` 422 if another rule of the salesman is valid on one of the days. */
async function refuseOverlap({ trx, repository, next, before }: Context): Promise<void> {
  const { salesman, validFrom, validUntil } = next ?? {}
  if (!salesman || !validFrom) return
  await repository.of('salesmen').lock(trx, salesman)
  const others = await repository
    .of('commissionRules')
    .find(trx, { salesman }, { filter: [{ path: 'validFrom', operator: 'lte', value: validUntil ?? END }], limit: 1_000 })
  const taken = others.find((rule) => rule.id !== before?.id && (rule.validUntil ?? END) >= validFrom)
  if (taken) throw invalid<EntityMap['commissionRules']>('validFrom', 'overlap', { from: taken.validFrom })
}

/** One rule per salesman and day; the commissions of closed days do not change. */
export const rules: RulesFor<'commissionRules'> = {
  async beforeWrite(context) {
    await refuseClosedDays(context)
    await refuseOverlap(context)
  },
}
