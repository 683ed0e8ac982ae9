import { createContext, useContext, useEffect, useRef } from 'react'

/** Focuses a part of a field's value: the path inside it, as `['0', 'quantity']`. */
type FocusPart = (path: readonly string[]) => void

/** How the parts of a form bring a field into view. */
interface FieldFocusParts {
  /** By source: inputs that focus a part of their value themselves. */
  readonly parts: Map<string, FocusPart>
  /** Open what hides a field, such as a tab. */
  readonly reveals: Set<(field: string) => void>
}

export const newFieldFocus = (): FieldFocusParts => ({ parts: new Map(), reveals: new Set() })

export const FieldFocus = createContext(newFieldFocus())

/** Declares that the input focuses parts of its value. */
export const useFocusedParts = (source: string, focus: FocusPart): void => {
  const { parts } = useContext(FieldFocus)
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  })
  useEffect(() => {
    const current: FocusPart = (path) => latest.current(path)
    parts.set(source, current)
    return () => {
      if (parts.get(source) === current) parts.delete(source)
    }
  }, [parts, source])
}

/** Declares that fields may be hidden here, and how one of them is shown. */
export const useReveal = (reveal: (field: string) => void): void => {
  const { reveals } = useContext(FieldFocus)
  const latest = useRef(reveal)
  useEffect(() => {
    latest.current = reveal
  })
  useEffect(() => {
    const current = (field: string) => latest.current(field)
    reveals.add(current)
    return () => void reveals.delete(current)
  }, [reveals])
}
