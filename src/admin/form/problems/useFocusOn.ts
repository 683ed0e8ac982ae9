import { useContext, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldFocus } from '../../../fields/shared/inputs/fieldFocus.view.ts'
import { focusInside } from '../../../ui/focusInside.ts'
import { whenShown } from '../../../ui/whenShown.ts'
import { useEntity } from '../../adminContext.tsx'
import { fieldIn } from './problems.ts'

/** Focuses the input at a path, also one in a tab, a collapsed part or a row, after opening it. `form` is the element around all inputs. */
export const useFocusOn = (): ((form: HTMLElement | null | undefined, path: string) => void) => {
  const { fieldsByName } = useEntity()
  const { setFocus } = useFormContext()
  const { parts, reveals } = useContext(FieldFocus)
  const end = useRef<() => void>(undefined)
  const focusAt = (form: HTMLElement, path: string): boolean => {
    const [name = '', ...inside] = path.split('.')
    const field = form.querySelector<HTMLElement>(`[data-field="${name}"]`)
    if (!field || field.closest('[hidden]')) return false
    if (inside.length > 0 && fieldsByName[name]?.rows) {
      // Once the rows are loaded.
      const focusPart = parts.get(name)
      focusPart?.(inside)
      return focusPart !== undefined
    }
    if (inside.length === 0) setFocus(name)
    return (inside.length === 0 && field.contains(document.activeElement)) || focusInside(field)
  }
  return (form, path) => {
    for (const reveal of reveals) reveal(fieldIn(path))
    end.current?.()
    if (form) end.current = whenShown(form, () => focusAt(form, path))
  }
}
