import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocale } from '../../../shared/locale/locale.view.tsx'
import { useColumnTexts } from '../clipboard/useColumnTexts.view.ts'
import { shownValue } from '../core/shownValue.ts'
import { useGrid } from '../gridContext.view.ts'
import { findLines } from './findLines.ts'

/** Searches the lines by what their visible cells show. `load` fetches the names of records that are not on the screen. */
export const useLineSearch = () => {
  const { entity, field, store } = useGrid()
  const locale = useLocale()
  const { getValues } = useFormContext()
  const columns = useColumnTexts({ entity, columnOf: (name) => field.rows?.find((column) => column.name === name), valueIn: getValues })
  const textOf = (row: number): string =>
    store.state.columns
      .map((name) => {
        const cell = store.cellAt(row, name)
        return cell.unread ?? (cell.absent ? '' : columns.label(name, shownValue(cell)))
      })
      .join('\n')
  const find = (text: string): void => store.dispatch({ type: 'search', search: findLines(store.state, text, textOf, locale) })
  // Assigned on each render, as it reads the language and the loaded records.
  store.find = find
  useEffect(
    () => () => {
      store.find = undefined
    },
    [store],
  )
  const load = async () => {
    const { lines, columns: names } = store.state
    const cells = lines.flatMap(({ values }) => names.map((name) => ({ name, value: values[name] })))
    await columns.prepare(cells)
    if (store.state.search) store.find?.(store.state.search.text)
  }
  return { find, load }
}
