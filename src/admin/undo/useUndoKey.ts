import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl+Z outside inputs and dialogs. */
export const useUndoKey = (undo: (() => void) | undefined) =>
  useEffect(() => {
    if (!undo) return
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const { target } = event
      const checkbox = target instanceof HTMLInputElement && target.type === 'checkbox'
      if (!isUndo || event.defaultPrevented || (isTyping(target) && !checkbox) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo])
