import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { runKey } from '../../keys/declaredKeys.ts'
import { areSingleKeysOn } from '../../keys/singleKeys.ts'
import { dayAfterKey, UNDATED } from './calendarDays.ts'
import type { usePeriod } from './usePeriod.ts'

/** A record that is moved by keys, and its day. */
export interface CarriedRecord {
  readonly record: RaRecord
  readonly from: string
}

interface Options {
  readonly active: string
  readonly firstDay: number
  readonly go: (day: string) => void
  /** The record of a link and its day; undefined if it can't be moved. */
  readonly pick: (id: string) => CarriedRecord | undefined
  readonly onStep: (carried: CarriedRecord, day: string, what: 'picked' | 'over' | 'kept') => void
  readonly onDrop: (carried: CarriedRecord, day: string) => void
  readonly period: ReturnType<typeof usePeriod>['keys']
}

const cellOf = (root: Element, day: string) => root.querySelector<HTMLElement>(`[role=gridcell][data-day="${day}"]`)

/**
 * Keys of the grid of days: arrows, Page up and down, Home and End move the focus from day to day; Enter goes to the day's first record, Escape back. M
 * picks a record up; the day with the focus is where Enter drops it. Shift and arrows choose days, and Enter creates a record for them.
 */
export const useDayKeys = ({ active, firstDay, go, pick, onStep, onDrop, period }: Options) => {
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useRef(false)
  const [carried, setCarried] = useState<CarriedRecord>()
  useEffect(() => {
    if (!focusNext.current || !root.current) return
    focusNext.current = false
    cellOf(root.current, active)?.focus()
  })
  const walk = (to: string) => {
    focusNext.current = true
    go(to)
    if (carried) onStep(carried, to, 'over')
  }
  const leave = () => {
    setCarried(undefined)
    focusNext.current = true
  }
  const pressOnRecord = (key: string, link: HTMLElement): boolean => {
    const day = link.closest<HTMLElement>('[data-day]')?.dataset.day
    if (key === ' ') return runKey('quickView') !== false
    const place = day === UNDATED ? active : day
    const cell = root.current && place !== undefined ? cellOf(root.current, place) : null
    // An agenda has no cells.
    if (!cell || place === undefined) return false
    if (key === 'Escape') cell.focus()
    else if (key === 'm' && areSingleKeysOn()) {
      const picked = pick(link.dataset.id ?? '')
      if (!picked) return true
      setCarried(picked)
      onStep(picked, picked.from, 'picked')
      walk(place)
    } else return false
    return true
  }
  const step = (to: string, extend: boolean) => {
    if (extend && !carried) period.extend?.(active, to)
    else period.clear()
    walk(to)
  }
  const pressOnDay = (key: string, cell: HTMLElement, extend: boolean): boolean => {
    const to = dayAfterKey(key, active, firstDay, getComputedStyle(cell).direction === 'rtl')
    if (to !== undefined) step(to, extend)
    else if (!carried && period.press(key)) return true
    else if (key === 'Escape' && carried) {
      onStep(carried, carried.from, 'kept')
      leave()
    } else if ((key === 'Enter' || key === ' ') && carried) {
      if (active === carried.from) onStep(carried, active, 'kept')
      else onDrop(carried, active)
      leave()
    } else if (key === 'Enter') cell.querySelector<HTMLElement>('a[data-id], a, button')?.focus()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return
    const onRecord = target.matches('a[data-id]')
    const onDay = target.matches('[role=gridcell]')
    if ((onRecord && pressOnRecord(key, target)) || (onDay && pressOnDay(key, target, shiftKey))) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return { root, carried, onKeyDown }
}
