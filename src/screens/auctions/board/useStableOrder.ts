import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'

/** Milliseconds for which lots keep their places after a press. */
const STEADY = 4_000

/** Whether a dialog is open: the order stays until the user has answered it. */
const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null

/**
 * Keeps the order of lots stable for a while after a press. A late bid moves a lot's end, and a filter drops a lot that the user now leads,
 * but no other lot's button may move under the pointer (`PRODUCT.md A16`). The lots' values stay live.
 * @param filterKey the list's filter and sort; a new key resets the order
 */
export const useStableOrder = (
  found: readonly Lot[],
  all: readonly Lot[],
  filterKey: string,
): { readonly lots: readonly Lot[]; readonly pressed: () => void } => {
  const [held, setHeld] = useState<{ readonly lots: readonly Lot[]; readonly filterKey: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = useEffectEvent(() => {
    if (isDialogOpen()) wait()
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
