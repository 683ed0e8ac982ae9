import { EXPORT_FORMATS } from '../../../../model/calls/fileCalls.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { namedEntity } from '../../../../model/entityOf.ts'
import { groupFields } from '../../../../model/lists/listSummary.ts'
import { MAX_SORT_KEYS } from '../../../../model/lists/viewState.ts'
import { plainName } from '../../../../model/naming.ts'
import type { ResolvedEntity } from '../../../../model/resolvedEntity.ts'
import type { Access } from '../../../records/access/access.ts'
import { type ExportedRecords, exportRecords } from '../../../records/export/exportRecords.ts'
import { filterClocks, todayOf } from '../../../records/read/filterClocks.ts'
import { parseListQuery } from '../../../records/read/listQuery.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { readableState, stateOf, type ViewState } from '../../views/viewState.ts'
import type { Recipient } from './recipient.ts'

type Schedule = Pick<EntityMap['reportSchedules'], 'id' | 'format'>

/** A file of a list as a saved view shows it. */
export interface ViewFile extends ExportedRecords {
  readonly name: string
  readonly type: string
  /** Address of the list with the view, from the root. */
  readonly page: string
}

/** The columns that the list shows: those of its groups first. */
function columnsOf({ columns, fieldsByName }: ResolvedEntity, { hidden }: Access, state: ViewState): readonly string[] {
  const names = [...groupFields(state.group), ...(state.columns ?? columns)]
  return [...new Set(names)].filter((name) => fieldsByName[name] && !hidden.has(fieldsByName[name].path))
}

/** The order of the list, its groups one after the other. */
function sortOf({ fieldsByName, sort: own }: ResolvedEntity, state: ViewState): readonly string[] {
  const keys = state.sort && state.sort.length > 0 ? state.sort : [own.field, own.order]
  const order = state.groupOrder?.startsWith('-') ? 'DESC' : 'ASC'
  const groups = groupFields(state.group).filter((field) => fieldsByName[field]?.sortable)
  return [...groups.flatMap((field) => [field, order]), ...keys].slice(0, 2 * MAX_SORT_KEYS)
}

/**
 * The records of a saved view as its recipient sees them today, in their language. `filters`: some of its conditions are hidden from the recipient, and
 * without them it would be another list.
 */
export async function viewFile(
  records: RecordContext,
  view: EntityMap['savedViews'],
  { user, subject }: Recipient,
  { id: schedule, format }: Schedule,
): Promise<ViewFile | 'filters'> {
  const entity = namedEntity(records, view.entity)
  const access = records.access(entity, subject)
  const { state, incomplete } = readableState(records, entity, subject, stateOf(view))
  if (incomplete) return 'filters'
  const clocks = await filterClocks(records, subject, state)
  const query = { filter: JSON.stringify(state.filter), sort: JSON.stringify(sortOf(entity, state)) }
  const { filter, search, sort, further } = parseListQuery(entity, access, { records, subject, clocks }, query)
  const locale = user.locale ?? 'en'
  const exported = await exportRecords(records, entity, subject, {
    ...{ format, filter, sort, further, columns: columnsOf(entity, access, state) },
    ...(search === undefined ? {} : { search }),
    ...{ rightToLeft: locale === 'ar', shownIn: locale, title: view.name, audited: { schedule, view: view.id } },
  })
  return {
    ...exported,
    name: `${plainName(view.name) || entity.id}-${await todayOf(records, subject)}.${format}`,
    type: EXPORT_FORMATS[format],
    page: `${entity.paths?.list ?? `/${entity.id}`}?view=${encodeURIComponent(view.id)}`,
  }
}
