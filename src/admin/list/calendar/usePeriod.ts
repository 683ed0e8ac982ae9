import { type PointerEvent, useEffect, useState } from 'react'
import { useCreatePath } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { periodOf } from '../../../model/lists/period.ts'
import { writable } from '../../../model/policy.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
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

/** The day of the cell under the pointer. */
const dayUnder = ({ target }: PointerEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]')?.dataset.day : undefined

const isOnControl = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('a, button, [data-draggable]') !== null

/** The beginning and end with a calendar's field, if the user may write both in a new record. */
const useCreatable = (field: ResolvedField) => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const may = useMay()
  const open = entity.fields.filter((one) => writable(one, subject, true))
  return may(entity.id, 'create') && open.includes(field) ? periodOf(field, open) : undefined
}

/** Days that are chosen by a mouse or by Shift and arrow keys, to create a record with their beginning and end. */
export const usePeriod = ({ field, dated, nameOf }: Options) => {
  const t = useAreaTexts('shapes')
  const { id } = useEntity()
  const path = useCreatePath()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const period = useCreatable(field)
  const [days, choose] = useState<Days>()
  const [dragging, drag] = useState(false)
  const [first = '', last = ''] = days ? [days.began, days.at].toSorted() : []
  const chosen = first !== last
  const clear = () => {
    choose(undefined)
    drag(false)
  }
  const create = (began: string, at: string) => {
    if (!period || began === at) return
    const record = began < at ? periodValues(period, began, at, dated) : periodValues(period, at, began, dated)
    void navigate(path({ resource: id, type: 'create' }), { state: { _scrollToTop: true, record, back: `${pathname}${search}` } })
  }
  useEffect(() => {
    if (!dragging) return
    const end = () => clear()
    // After the calendar's own handlers.
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  })
  return {
    has: (day: string) => chosen && day >= first && day <= last,
    said: chosen ? t('shapes.calendar.period', { from: nameOf(first), to: nameOf(last) }) : '',
    /** Handlers of the grid of days. */
    pointer: period && {
      onPointerDown: (event: PointerEvent) => {
        const day = dayUnder(event)
        if (day === undefined || event.pointerType === 'touch' || event.button !== 0 || isOnControl(event)) return
        choose({ began: day, at: day })
        drag(true)
      },
      onPointerOver: (event: PointerEvent) => {
        const at = dayUnder(event)
        if (dragging && days && at !== undefined) choose({ ...days, at })
      },
      // By its own day, as the last move may not be rendered yet.
      onPointerUp: (event: PointerEvent) => {
        if (dragging && days) create(days.began, dayUnder(event) ?? days.at)
      },
    },
    /** Of keys: extends the days to one, and whether Enter or Escape was for them. */
    keys: {
      extend: period && ((from: string, at: string) => choose({ began: days?.began ?? from, at })),
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
