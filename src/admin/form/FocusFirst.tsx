import { useEffect, useRef } from 'react'

const INPUTS = [
  'input:not([type=hidden], [type=file], :disabled, [readonly], [aria-hidden=true])',
  'textarea:not(:disabled, [readonly], [aria-hidden=true])',
  '[role=combobox]:not([aria-disabled=true])',
].join()

/** Focuses the first input of its form when it is mounted, unless the form has focused one itself. */
export const FocusFirst = () => {
  const inside = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (form && !form.contains(document.activeElement)) form.querySelector<HTMLElement>(INPUTS)?.focus()
  }, [])
  return <span ref={inside} hidden />
}
