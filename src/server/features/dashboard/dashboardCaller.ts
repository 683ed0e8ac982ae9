import type { Subject } from '../../../model/subject.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { Caller, Needed } from '../../records/read/visibleRows.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'

export type DashboardContext = Needed & Pick<RecordContext, 'repository'>

/** The caller of the start page, with the firm's currency and date (`PRODUCT.md S9`). */
export interface DashboardCaller extends Caller {
  /** Amounts in this currency come first. */
  readonly currency: string
  /** The firm's current day, as midnight in UTC. */
  readonly today: Date
}

export async function dashboardCaller(context: DashboardContext, subject: Subject): Promise<DashboardCaller> {
  const now = context.clock()
  const { currency, timeZone } = await firmDefaults({ repository: context.repository, trx: context.db.read, subject })
  return { context, subject, now, currency, today: new Date(`${dayIn(now, timeZone)}T00:00:00.000Z`) }
}
