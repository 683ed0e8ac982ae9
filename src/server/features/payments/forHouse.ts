import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { actingFor } from '../../records/access/tenantOf.ts'
import type { RuleContext } from '../../records/rules.ts'

/** The same work, acting for the house: for its books. */
export const forHouse = <C extends RuleContext>(context: C): C => ({
  ...context,
  subject: actingFor(context.model, context.subject, TENANCY.house),
})
