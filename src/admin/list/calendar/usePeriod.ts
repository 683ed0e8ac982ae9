import type { Active, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { useState } from 'react'
import { useCreatePath } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { periodOf } from '../../../model/lists/period.ts'
import { writable } from '../../../model/policy.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
import { startState } from '../../form/start/startState.ts'
import { type Dated, periodValues } from './calendarDays.ts'

/** Days from the one where the choice began to the one with the focus, in either order. */
interface Days {
  readonly began: string
  readonly at: string
}

interface Options {
  readonly field: ResolvedField
  readonly dated: Dated
  readonly nameOf: (day: string) => string
}

/** The day from which a drag chooses days; undefined for the drag of a record. */
const beganAt = (active: Active): string | undefined => {
  const data = active.data.current
  return data && 'began' in data ? String(data.began) : undefined
}

/** The beginning and end with a calendar's field, if the user may write both in a new record. */
const useCreatable = (field: ResolvedField) => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const may = useMay()
  const open = entity.fields.filter((one) => writable(one, subject, true))
  return may(entity.id, 'create') && open.includes(field) ? periodOf(field, open) : undefined
}

/** Days that are chosen by dragging over them or by Shift and arrow keys, to create a record with their beginning and end. */
export const usePeriod = ({ field, dated, nameOf }: Options) => {
  const t = useAreaTexts('shapes')
  const { id } = useEntity()
  const path = useCreatePath()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const period = useCreatable(field)
  const [days, choose] = useState<Days>()
  const [first = '', last = ''] = days ? [days.began, days.at].toSorted() : []
  const chosen = first !== last
  const clear = () => choose(undefined)
  const create = (began: string, at: string) => {
    if (!period || began === at) return
    const start = began < at ? periodValues(period, began, at, dated) : periodValues(period, at, began, dated)
    void navigate(path({ resource: id, type: 'create' }), { state: startState(start, `${pathname}${search}`) })
  }
  const dragOver = ({ active, over }: DragStartEvent & Partial<DragOverEvent>) => {
    const began = beganAt(active)
    if (began !== undefined) choose({ began, at: over ? String(over.id) : began })
  }
  return {
    has: (day: string) => days !== undefined && day >= first && day <= last,
    said: chosen ? t('shapes.calendar.period', { from: nameOf(first), to: nameOf(last) }) : '',
    canChoose: period !== undefined,
    /** Handlers of drags that begin on a day. A drag that ends beside the days chooses none. */
    drag: {
      onDragStart: dragOver,
      onDragOver: dragOver,
      onDragCancel: clear,
      onDragEnd: ({ active, over }: DragEndEvent) => {
        const began = beganAt(active)
        clear()
        if (began !== undefined && over) create(began, String(over.id))
      },
    },
    /** Of keys: extends the days to one, and whether Enter or Escape was for them. */
    keys: {
      extend:
        period &&
        ((from: string, at: string) => {
          const began = days?.began ?? from
          choose(began === at ? undefined : { began, at })
        }),
      clear,
      press: (key: string): boolean => {
        if (!chosen || (key !== 'Enter' && key !== 'Escape')) return false
        if (key === 'Enter') create(first, last)
        clear()
        return true
      },
    },
  }
}
