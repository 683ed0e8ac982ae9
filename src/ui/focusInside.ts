const FOCUSABLE = ':is(input, textarea, button, [tabindex]):not(:disabled, [type=hidden], [type=file], [tabindex="-1"], [aria-hidden=true])'

/** Focuses the first part that is marked as wrong, else the first one. Returns whether a wrong one has the focus. */
export const focusInside = (element: HTMLElement): boolean => {
  const wrong = element.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')
  if (!element.contains(document.activeElement) || wrong) (wrong ?? element.querySelector<HTMLElement>(FOCUSABLE))?.focus()
  return wrong !== null && wrong === document.activeElement
}
