import { createContext, type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'

/** This many milliseconds after the record has changed, a second press is intended. */
const FROZEN_MS = 2000

interface Freeze {
  /** Whether the pressed action has changed the record: the bar still shows the old actions, disabled. */
  readonly inert: boolean
  readonly freezeAt: (button: HTMLElement) => void
}

export const FrozenActions = createContext<Freeze>({ inert: false, freezeAt: () => undefined })
export const useFrozenActions = (): Freeze => useContext(FrozenActions)

const isOver = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

/** Calls back once the pointer or the focus has left the button. */
const whenLeft = (button: HTMLElement, onLeft: () => void): (() => void) => {
  const place = button.getBoundingClientRect()
  const stop = new AbortController()
  const { signal } = stop
  const left = () => {
    stop.abort()
    onLeft()
  }
  addEventListener('pointermove', (event) => event.pointerType !== 'touch' && !isOver(place, event) && left(), { signal })
  addEventListener('keyup', (event) => event.key === 'Tab' && left(), { signal })
  return () => stop.abort()
}

/**
 * Freezes a bar of actions after a press until the pointer or the focus has left it, or for a moment after the change: a changed record has other
 * actions, and a second press would hit the one that has just moved there.
 */
export const useFreeze = (record: RaRecord | undefined): { readonly shown: RaRecord | undefined; readonly freeze: Freeze } => {
  const [pressed, setPressed] = useState<RaRecord>()
  const release: RefObject<(() => void) | undefined> = useRef(undefined)
  useEffect(() => () => release.current?.(), [])
  const freezeAt = useCallback(
    (button: HTMLElement) => {
      release.current?.()
      setPressed(record)
      release.current = whenLeft(button, () => setPressed(undefined))
    },
    [record],
  )
  const inert = pressed !== undefined && pressed.id === record?.id && pressed._version !== record?._version
  useEffect(() => {
    if (!inert) return
    const timer = setTimeout(() => setPressed(undefined), FROZEN_MS)
    return () => clearTimeout(timer)
  }, [inert])
  return { shown: inert ? pressed : record, freeze: { inert, freezeAt } }
}
