import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { recordText } from '../../../fields/recordText.view.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'
import { useFixedNotice } from '../shape/useFixedNotice.ts'
import { useMoves } from '../shape/useMoves.ts'
import { type Dated, dayOfValue, UNDATED, valueOnDay } from './calendarDays.ts'
import type { CarriedRecord } from './useDayKeys.ts'

/** A record where the calendar shows it. */
export interface Placed {
  readonly record: RaRecord
  readonly day: string
}

export const isPlaced = (data: object | undefined): data is Placed => data !== undefined && 'record' in data && 'day' in data

interface Options {
  readonly dated: Dated
  readonly nameOf: (day: string) => string
  readonly fixedOf: (record: RaRecord) => string | undefined
}

/** Moves records to other days, and says what becomes of them. */
export const useDayMoves = ({ dated, nameOf, fixedOf }: Options) => {
  const t = useAreaTexts('shapes')
  const entity = useEntity()
  const { moves, move } = useMoves()
  const refuse = useFixedNotice(fixedOf)
  const [said, say] = useState('')
  const about = (what: string, record: RaRecord, day: string) => {
    const name = recordText(entity, record)
    say(day === UNDATED ? t(`shapes.calendar.undatedRecord.${what}`, { name }) : t(`shapes.calendar.${what}`, { name, day: nameOf(day) }))
  }
  return {
    moves,
    said,
    about,
    refuse,
    pick: (placed: Placed | undefined): CarriedRecord | undefined =>
      placed && !refuse(placed.record) ? { record: placed.record, from: placed.day } : undefined,
    send: async (record: RaRecord, from: string, to: string): Promise<void> => {
      about('moving', record, to)
      const values = { [dated.name]: valueOnDay(record[dated.name], to, dated) }
      const now = await move(record, { from, to, values })
      const day = dayOfValue(now[dated.name], dated) ?? UNDATED
      about(day === from ? 'kept' : 'moved', now, day)
    },
  }
}
