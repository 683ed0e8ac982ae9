import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { isTimeZone } from '../../../domain/timeZones.ts'
import { AppError } from '../../../model/errors.ts'
import type { RulesFor } from '../../records/rules.ts'
import { closePeriod } from './closedPeriod.ts'
import { approve, suspend } from './firmState.ts'
import { nextFirmNumber } from './openFirm.ts'

/** Firms are numbered in the order in which they are opened; the house stays (`PRODUCT.md S6`). */
export const rules: RulesFor<'firms'> = {
  validate({ timeZone }) {
    return timeZone && !isTimeZone(timeZone) ? [{ path: 'timeZone', keyword: 'timeZone', params: {} }] : []
  },
  async beforeSave({ trx, records, next }) {
    if (next.number) return next
    return { ...next, number: await nextFirmNumber(trx, records.clock) }
  },
  actions: [approve, suspend, closePeriod],
  async beforeWrite({ before, next }) {
    if (before && !next && before.id === HOUSE_FIRM) throw new AppError(409, 'houseFirm')
  },
}
