import { useContext, useRef } from 'react'
import { PendingInputs } from '../../fields/shared/inputs/pendingInputs.view.ts'
import { useKey } from '../keys/useKey.ts'

/** Whether the key is meant for another form: one with the focus, or one in a dialog above. */
const isElsewhere = (form: HTMLFormElement): boolean => {
  const focused = document.activeElement?.closest('form')
  return (focused !== null && focused !== form) || [...document.querySelectorAll('[role=dialog]')].some((dialog) => !dialog.contains(form))
}

interface Props {
  readonly name: 'save' | 'saveAndAdd'
  /** CSS selector of the form's button. */
  readonly button: string
}

/** Saves by a key, as a click on a button of the form does: the input loses the focus, as some inputs take their text then, and gets it back. */
export const SaveKey = ({ name, button }: Props) => {
  const held = useContext(PendingInputs)
  const inside = useRef<HTMLSpanElement>(null)
  const save = async (form: HTMLFormElement): Promise<void> => {
    const { activeElement } = document
    const input = activeElement instanceof HTMLElement && form.contains(activeElement) ? activeElement : undefined
    input?.blur()
    // Inputs settle after their blur event.
    await new Promise((resolve) => setTimeout(resolve))
    await Promise.all([...held.values()].map((settle) => settle()))
    form.querySelector<HTMLButtonElement>(`${button}:not(:disabled)`)?.click()
    if (document.activeElement === document.body) input?.focus()
  }
  useKey(name, () => {
    const form = inside.current?.closest('form')
    if (!form || isElsewhere(form)) return false
    return void save(form)
  })
  return <span ref={inside} hidden />
}
