import { type KeyboardEvent, useEffect, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useKey } from '../../keys/useKey.ts'
import { focusedId } from '../keys/rows.ts'

/** A card that is moved by keys, and the place of the column it would be dropped in. */
export interface Carried {
  readonly record: RaRecord
  readonly from: number
  readonly at: number
}

interface Options {
  /** Number of columns. */
  readonly count: number
  /** The record of a card and the place of its column; undefined if it can't be moved. */
  readonly pick: (id: string) => Omit<Carried, 'at'> | undefined
  /** Called after each step, for announcements. */
  readonly onStep: (carried: Carried, what: 'picked' | 'over' | 'kept') => void
  readonly onDrop: (carried: Carried) => void
}

/** The place that a key goes to; undefined for other keys. */
const placeAfter = (key: string, at: number, last: number, rtl: boolean): number | undefined => {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return Math.min(at + 1, last)
  if (key === back) return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** Moves cards by keys: M picks one up, arrows choose a column, Enter or Space drops it, Escape and leaving the card cancel. */
export const useCarrying = ({ count, pick, onStep, onDrop }: Options) => {
  const [carried, setCarried] = useState<Carried>()
  const cancel = () => {
    if (carried) onStep(carried, 'kept')
    setCarried(undefined)
  }
  const drop = (dropped: Carried) => {
    setCarried(undefined)
    if (dropped.at === dropped.from) onStep(dropped, 'kept')
    else onDrop(dropped)
  }
  useKey('moveCard', () => {
    const id = focusedId()
    const picked = id === undefined ? undefined : pick(id)
    if (!picked) return id !== undefined
    const next = { ...picked, at: picked.from }
    setCarried(next)
    onStep(next, 'picked')
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!carried) return
    const { key } = event
    const at = placeAfter(key, carried.at, count - 1, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (at !== undefined) {
      const next = { ...carried, at }
      setCarried(next)
      onStep(next, 'over')
    } else if (key === 'Enter' || key === ' ') drop(carried)
    else if (key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    if (carried) document.querySelectorAll('[data-column]')[carried.at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [carried])
  return { carried, onKeyDown, onBlur: cancel }
}
