import { dayIn } from '../../../model/values/timeZones.ts'
import type { RuleContext } from '../../records/rules.ts'

type ReadContext = Pick<RuleContext, 'repository' | 'records'> & { readonly trx: RuleContext['trx'] | RuleContext['records']['db']['read'] }

/** Today by a firm’s time zone (`PRODUCT.md S9`). */
export async function firmDay({ trx, repository, records }: ReadContext, firm: string): Promise<string> {
  const found = await repository.of('firms').get(trx, firm)
  return dayIn(records.clock(), found?.timeZone ?? 'UTC')
}
