import type { ClipboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '../../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { Clip, ClipWords } from '../../../fieldView.ts'
import { useOptionLabel } from '../../../labels.view.tsx'
import { useLocale } from '../../../shared/locale/locale.view.tsx'
import { useViews } from '../../../viewContext.view.tsx'
import { selectionOf, type Written } from '../core/gridState.ts'
import { shownValue } from '../core/shownValue.ts'
import type { GridValue } from '../gridContext.view.ts'
import type { CellLook } from '../store/cellLook.ts'
import { type PastedText, placesOf, withoutBlankEnd } from './pasted.ts'
import { fromTsv, toTsv } from './tsv.ts'
import { idIn, useReferences } from './useReferences.view.ts'

const plainText = (cell: Json): string => (cell !== null && typeof cell === 'object' ? JSON.stringify(cell) : String(cell))

/** Default: the cells of spreadsheet files. */
const asFile: Clip = {
  write: (value, field) => plainText(field.type.toCell?.(value, field) ?? value),
  read: (text, field) => field.type.fromCell?.(text, field) ?? text,
}

/** Value → clipboard text. */
const writeText = (value: Json | undefined, field: ResolvedField, words: ClipWords, clip: Clip = asFile): string =>
  value === null || value === undefined || value === '' ? '' : clip.write(value, field, words)

/** Clipboard text → value; null for empty text, undefined if it can't be parsed. */
const readText = (text: string, field: ResolvedField, words: ClipWords, clip: Clip = asFile): Json | undefined =>
  text.trim() === '' ? null : clip.read(text.trim(), field, words)

const refersToOne = ({ reference }: ResolvedField): boolean => reference !== undefined && !reference.many

type Handler = (event: ClipboardEvent) => void

interface Handlers {
  readonly onCopy: Handler
  readonly onCut: Handler
  readonly onPaste: Handler
}

interface SeenCell {
  readonly name: string
  readonly look: CellLook
}

type Grid = Pick<GridValue, 'entity' | 'field' | 'store' | 'texts'>

/** Reads and writes the clipboard texts of each column. */
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
    /** Fetches labels of references outside the visible lines; undefined if all are known. */
    prepare: (cells: readonly SeenCell[]): Promise<unknown> | undefined => {
      const missing = cells.filter(({ name, look: { value } }) => {
        const column = columnOf(name)
        return column && refersToOne(column) && value && references.codeOf(column, String(value)) === undefined
      })
      if (missing.length === 0) return undefined
      const byColumn = Map.groupBy(missing, ({ name }) => name)
      return Promise.all(
        [...byColumn].map(async ([name, own]) => {
          const column = columnOf(name)
          if (column) await references.load(column, [...new Set(own.map(({ look }) => String(look.value)))])
        }),
      )
    },
    write: (name: string, value: Parameters<typeof writeText>[0]): string => {
      const column = columnOf(name)
      if (!column) return ''
      // Never the id, which means nothing to users.
      if (refersToOne(column)) return value ? (references.codeOf(column, String(value)) ?? '') : ''
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

/** Copies and pastes ranges of cells, as text in the user's language. */
export const useClipboard = (grid: Grid): Handlers => {
  const { store, texts } = grid
  const { prepare, write, read } = useTexts(grid)
  /** Current content of the selected cells, line by line. */
  const selected = (): readonly (readonly SeenCell[])[] => {
    const { top, bottom, left, right } = selectionOf(store.state)
    const names = store.state.columns.slice(left, right + 1)
    return store.state.lines.slice(top, bottom + 1).map((_, index) => names.map((name) => ({ name, look: store.look(top + index, name) })))
  }
  const copied = (lines: ReturnType<typeof selected>): string =>
    toTsv(lines.map((cells) => cells.map(({ name, look }) => look.unread ?? (look.absent ? '' : write(name, shownValue(look))))))
  const writeLater = async (lines: ReturnType<typeof selected>, loading: Promise<unknown>): Promise<void> => {
    const text = loading.then(() => new Blob([copied(lines)], { type: 'text/plain' }))
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      store.say(texts('record.grid.copied'))
    } catch {
      store.say(texts('record.grid.copyFailed'))
    }
  }
  const onCopy: Handler = (event) => {
    if (store.editing !== undefined) return
    event.preventDefault()
    const lines = selected()
    const loading = prepare(lines.flat())
    if (loading !== undefined) {
      void writeLater(lines, loading)
      return
    }
    event.clipboardData.setData('text/plain', copied(lines))
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
