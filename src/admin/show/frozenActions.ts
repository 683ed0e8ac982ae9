import { createContext, type MouseEvent, type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'

/** Touch has no pointer that leaves the button: after this many milliseconds a second tap is intended. */
const TAP_MS = 2000

interface Freeze {
  /** Whether the pressed action has changed the record: the bar still shows the old actions, disabled. */
  readonly inert: boolean
  readonly freezeAt: (button: HTMLElement, byTouch: boolean) => void
}

export const FrozenActions = createContext<Freeze>({ inert: false, freezeAt: () => undefined })
export const useFrozenActions = (): Freeze => useContext(FrozenActions)

/**
 * Whether a click was made by touch; devices with a mouse can have a touch screen too. If the browser does not report it, the device's primary
 * pointer counts.
 */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== ''
    ? nativeEvent.pointerType === 'touch'
    : matchMedia('(hover: none)').matches

const isOver = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

/** Calls back once the pointer or the focus has left the button. */
const whenLeft = (button: HTMLElement, byTouch: boolean, onLeft: () => void): (() => void) => {
  const place = button.getBoundingClientRect()
  const stop = new AbortController()
  const { signal } = stop
  const left = () => {
    stop.abort()
    onLeft()
  }
  const timer = byTouch ? setTimeout(left, TAP_MS) : undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  addEventListener('pointermove', (event) => event.pointerType !== 'touch' && !isOver(place, event) && left(), { signal })
  addEventListener('keyup', (event) => event.key === 'Tab' && left(), { signal })
  return () => stop.abort()
}

/**
 * Freezes a bar of actions after a press until the pointer or the focus has left it: a changed record has other actions, and a second press
 * would hit the one that has just moved there.
 */
export const useFreeze = (record: RaRecord | undefined): { readonly shown: RaRecord | undefined; readonly freeze: Freeze } => {
  const [pressed, setPressed] = useState<RaRecord>()
  const release: RefObject<(() => void) | undefined> = useRef(undefined)
  useEffect(() => () => release.current?.(), [])
  const freezeAt = useCallback(
    (button: HTMLElement, byTouch: boolean) => {
      release.current?.()
      setPressed(record)
      release.current = whenLeft(button, byTouch, () => setPressed(undefined))
    },
    [record],
  )
  const inert = pressed !== undefined && pressed.id === record?.id && pressed._version !== record?._version
  return { shown: inert ? pressed : record, freeze: { inert, freezeAt } }
}
