import type { RaRecord } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { CardFields } from '../cards/cardFields.ts'
import type { Moves } from '../shape/moves.ts'
import type { Dated } from './calendarDays.ts'
import type { DayRecords } from './useCalendarData.ts'

/** What all parts of a calendar know. */
export interface Shown {
  readonly field: ResolvedField
  readonly dated: Dated
  /** Fields of a record that are shown beside its name; the tone of its state colours it. */
  readonly fields: CardFields
  readonly dayOf: (day: string) => DayRecords
  /** `Monday, 2 November 2026` */
  readonly nameOf: (day: string) => string
  readonly today: string
  /** The day with the focus. */
  readonly active: string
  readonly moves: Moves
  /** Id of the record that is carried by keys. */
  readonly carried: RaRecord['id'] | undefined
  /** Whether no record can be moved, for a reason that the calendar gives. */
  readonly closed: boolean
  /** Why a record can't be moved. */
  readonly fixedOf: (record: RaRecord) => string | undefined
  /** Whether a day is one of those chosen for a new record. */
  readonly isChosen: (day: string) => boolean
  /** Whether days can be chosen for one. */
  readonly canChoose: boolean
  /** Shows all records of a day. */
  readonly openDay: (day: string, anchor: HTMLElement) => void
}
