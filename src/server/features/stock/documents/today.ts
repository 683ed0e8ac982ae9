import { dayIn } from '../../../../domain/timeZones.ts'
import type { RuleContext } from '../../../records/rules.ts'
import { firmOf, type OfFirm } from '../../firms/firmScope.ts'

/** Today where a firm is (`PRODUCT.md S9`). */
export async function todayOf({ trx, records }: Pick<RuleContext, 'trx' | 'records'>, record: OfFirm): Promise<string> {
  const firm = await records.repository.of('firms').get(trx, firmOf(record))
  return dayIn(records.clock(), firm?.timeZone ?? 'UTC')
}
