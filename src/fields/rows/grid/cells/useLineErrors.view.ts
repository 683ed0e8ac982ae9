import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { lineSource } from '../../../shared/inputs/lineSource.ts'
import { useGrid } from '../gridContext.view.ts'
import { errorText } from './errorText.ts'
import type { LineForm } from './lineForm.view.ts'

/** Copies the line's errors to its inputs, which announce them to screen readers. */
export const useLineErrors = (lineKey: number, names: readonly string[], form: LineForm): void => {
  const { store } = useGrid()
  const translate = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form does not change while its inputs are mounted
  useEffect(() => {
    const show = () => {
      const row = store.rowOf(lineKey)
      for (const name of names) {
        const { error } = store.cellAt(row, name)
        const source = lineSource(name)
        const message = error && errorText(error, translate)
        if (message === form.getFieldState(source).error?.message) continue
        if (message === undefined) form.clearErrors(source)
        else form.control.setError(source, { type: 'manual', message })
      }
    }
    show()
    return store.subscribe(show)
  }, [store, lineKey, names])
}
