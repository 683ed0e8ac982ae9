import type { ClipboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { ClipWords } from '../../../fieldView.ts'
import { useOptionLabel } from '../../../labels.view.tsx'
import { useLocale } from '../../../shared/locale/locale.view.tsx'
import { useViews } from '../../../viewContext.view.tsx'
import { selectionOf, type Written } from '../core/gridState.ts'
import { shownValue } from '../core/shownValue.ts'
import type { GridValue } from '../gridContext.view.ts'
import { readText, writeText } from './cellText.ts'
import { type PastedText, placesOf, withoutBlankEnd } from './pasted.ts'
import { fromTsv, toTsv } from './tsv.ts'
import { idIn, useReferences } from './useReferences.view.ts'

const refersToOne = ({ reference }: ResolvedField): boolean => reference !== undefined && !reference.many

type Handler = (event: ClipboardEvent) => void

interface Handlers {
  readonly onCopy: Handler
  readonly onCut: Handler
  readonly onPaste: Handler
}

type Grid = Pick<GridValue, 'entity' | 'field' | 'store' | 'texts'>

/** How values of each column are written and read. */
const useTexts = ({ entity, field }: Grid) => {
  const { viewOf } = useViews()
  const translate = useTranslate()
  const optionLabel = useOptionLabel()
  const references = useReferences()
  const locale = useLocale()
  const wordsOf = (column: ResolvedField): ClipWords => ({
    locale,
    translate,
    optionText: (value) => optionLabel(entity, column, value),
  })
  const columnOf = (name: string) => field.rows?.find((column) => column.name === name)
  const idsFor = async (places: readonly PastedText[]) => {
    const byColumn = Map.groupBy(places, ({ name }) => name)
    const asked = [...byColumn].map(async ([name, own]) => {
      const column = columnOf(name)
      const texts = own.map(({ text }) => text.trim()).filter(Boolean)
      return [name, column && refersToOne(column) && texts.length > 0 ? await references.idsOf(column, texts) : undefined] as const
    })
    return new Map(await Promise.all(asked))
  }
  return {
    write: (name: string, value: Parameters<typeof writeText>[0]): string => {
      const column = columnOf(name)
      if (!column) return ''
      if (refersToOne(column)) return value ? references.codeOf(column, String(value)) : ''
      return writeText(value, column, wordsOf(column), viewOf(column).entered?.()?.clip)
    },
    read: async (places: readonly PastedText[]): Promise<readonly Written[]> => {
      const ids = await idsFor(places)
      return places.flatMap(({ row, name, text }): Written | readonly Written[] => {
        const column = columnOf(name)
        if (!column) return []
        const known = ids.get(name)
        const value = known && text.trim() ? idIn(known, text) : readText(text, column, wordsOf(column), viewOf(column).entered?.()?.clip)
        return value === undefined ? { row, name, unread: text.trim() } : { row, name, value }
      })
    },
  }
}

/** Ranges to and from spreadsheets, as text in the user's language. */
export const useClipboard = (grid: Grid): Handlers => {
  const { store, texts } = grid
  const { write, read } = useTexts(grid)
  const copied = (): string => {
    const { top, bottom, left, right } = selectionOf(store.state)
    const names = store.state.columns.slice(left, right + 1)
    const lines = store.state.lines.slice(top, bottom + 1)
    const textAt = (row: number, name: string) => {
      const look = store.look(row, name)
      return look.unread ?? (look.absent ? '' : write(name, shownValue(look)))
    }
    return toTsv(lines.map((_, index) => names.map((name) => textAt(top + index, name))))
  }
  const onCopy: Handler = (event) => {
    if (store.editing !== undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied())
    store.say(texts('record.grid.copied'))
  }
  const paste = async (text: string): Promise<void> => {
    const places = placesOf(withoutBlankEnd(fromTsv(text)), store.state)
    const cells = await read(places)
    store.dispatch({ type: 'write', cells })
    const unread = cells.filter((cell) => 'unread' in cell).length
    store.say(
      unread > 0 ? texts('record.grid.pastedUnread', { smart_count: unread }) : texts('record.grid.pasted', { smart_count: cells.length }),
    )
  }
  return {
    onCopy,
    onCut: (event) => {
      if (store.editing !== undefined) return
      onCopy(event)
      if (store.state.adds) store.dispatch({ type: 'clear' })
    },
    onPaste: (event) => {
      if (store.editing !== undefined || !store.state.adds) return
      event.preventDefault()
      paste(event.clipboardData.getData('text/plain')).catch(() => store.say(texts('record.grid.pasteFailed')))
    },
  }
}
