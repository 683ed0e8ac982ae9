import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'

/** Milliseconds for which lots keep their places after something among them was pressed. */
const STEADY = 4_000

/** A question about a lot is open: who answers it must find the list as it was. */
const isAsked = () => document.querySelector('[role="dialog"]') !== null

/**
 * Lots in a stable order for a while after a press: a late bid moves the end, and a filter drops a lot that the user now leads, but no
 * other lot's button may move to where the user has just pressed (`PRODUCT.md A16`). The lots' values stay live.
 * @param filterKey the list's filter and sort: another key is another list
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
