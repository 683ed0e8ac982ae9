import type { Subject } from '../../../model/subject.ts'
import { dayBegins, dayIn } from '../../../model/values/timeZones.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, isValues } from '../values.ts'
import type { FilterClocks } from './filterTarget.ts'

/** Name of the field with a tenant's time zone. */
const TIME_ZONE = 'timeZone'

/** Time zone of the subject's tenant, or of the house. */
export async function timeZoneOf({ model, repository, db }: RecordContext, { attributes }: Subject): Promise<string> {
  const { tenancy } = model
  const tenants = tenancy && model.entities[tenancy.entity]
  if (!tenants) return 'UTC'
  const [tenant] = await repository.getMany(db.read, tenants, [attributes?.[tenancy.property] ?? tenancy.house])
  const zone = tenant && fieldValue(tenant, TIME_ZONE)
  return typeof zone === 'string' ? zone : 'UTC'
}

/** The day in the time zone of the subject's tenant. */
export const todayOf = async (records: RecordContext, subject: Subject): Promise<string> =>
  dayIn(records.clock(), await timeZoneOf(records, subject))

const hasRelativeDates = (query: unknown): boolean => JSON.stringify(isValues(query) ? (query.filter ?? null) : null).includes('_during')

/** Clocks for the relative dates of a query, in the time zone of the subject's tenant; undefined if it has none. */
export async function filterClocks(records: RecordContext, subject: Subject, query: unknown): Promise<FilterClocks | undefined> {
  if (!hasRelativeDates(query)) return undefined
  const timeZone = await timeZoneOf(records, subject)
  return { today: dayIn(records.clock(), timeZone), beginOf: (day) => dayBegins(day, timeZone) }
}
