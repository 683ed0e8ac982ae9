import { type FocusEvent, useRef } from 'react'

/** For a part with buttons that go away by being pressed: `onFocus` notes where the focus comes from, and `giveBack` returns it there. */
export const useFocusBefore = () => {
  const before = useRef<HTMLElement>(undefined)
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    },
    giveBack: () => before.current?.focus({ preventScroll: true }),
  }
}
