import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'

/** Milliseconds for which lots keep their places after something among them was pressed. */
const STEADY = 4_000

/** A question about a lot is open: who answers it must find the list as it was. */
const isAsked = () => document.querySelector('[role="dialog"]') !== null

/**
 * Lots in their order, which stays for a while after a press: a late bid moves the end, and a filter lets go of a lot that one now leads, but no
 * other lot's button may come to where one has just pressed (`PRODUCT.md A16`). What the lots say stays live.
 * @param filterKey what the list is filtered and sorted by: another one is another list
 */
export const useStableOrder = (
  found: readonly Lot[],
  all: readonly Lot[],
  filterKey: string,
): { readonly lots: readonly Lot[]; readonly pressed: () => void } => {
  const [held, setHeld] = useState<{ readonly lots: readonly Lot[]; readonly filterKey: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = useEffectEvent(() => {
    if (isAsked()) wait()
    else setHeld(undefined)
  })
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => release(), STEADY)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = new Map(all.map((lot) => [lot.id, lot]))
  const lots = (held?.filterKey === filterKey ? held : undefined)?.lots.map((lot) => now.get(lot.id) ?? lot) ?? found
  return {
    lots,
    pressed() {
      setHeld({ lots, filterKey })
      wait()
    },
  }
}
