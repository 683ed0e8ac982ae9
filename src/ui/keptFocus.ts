import { focusInside } from './focusInside.ts'

/**
 * Ref of an element whose parts can be removed by buttons in them: the focus, which a browser loses with a removed element, goes to the nearest
 * group around it that is still there.
 */
export const keptFocus = (root: HTMLElement | null): (() => void) | undefined => {
  if (!root) return undefined
  let around: readonly HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    const groups: HTMLElement[] = []
    for (let group = groupOf(target); group && root.contains(group); group = groupOf(group.parentElement)) groups.push(group)
    around = [...groups, root]
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return
    const group = around.find(({ isConnected }) => isConnected)
    around = []
    if (group) focusInside(group)
  })
  root.addEventListener('focusin', remember)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

const groupOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=group], fieldset') : null
