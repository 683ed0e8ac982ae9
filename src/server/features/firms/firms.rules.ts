import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { AppError } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { isTimeZone } from '../../../model/values/timeZones.ts'
import type { RulesFor } from '../../records/rules.ts'
import { approve, suspend } from './firmState.ts'
import { nextFirmNumber } from './openFirm.ts'
import { closePeriod } from './postingDay.ts'

/** Numbers firms in the order of creation, and protects the house from deletion (`PRODUCT.md S6`). */
export const rules: RulesFor<'firms'> = {
  validate({ timeZone }) {
    return timeZone && !isTimeZone(timeZone) ? [{ path: 'timeZone', keyword: 'timeZone', params: {} }] : []
  },
  async beforeSave({ trx, records, next }) {
    if (next.number) return next
    return withValues(next, { number: await nextFirmNumber(trx, records.clock) })
  },
  actions: [approve, suspend, closePeriod],
  async beforeWrite({ before, next }) {
    if (before && !next && before.id === HOUSE_FIRM) throw new AppError(409, 'houseFirm')
  },
}
