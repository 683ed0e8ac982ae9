import { useTranslate } from 'react-admin'
import type { Json } from '../../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { Clip, ClipTexts } from '../../../fieldView.ts'
import { useOptionLabel } from '../../../labels.view.tsx'
import { useLocale } from '../../../shared/locale/locale.view.tsx'
import { useViews } from '../../../viewContext.view.tsx'
import type { Written } from '../core/gridState.ts'
import type { PastedText } from './pasted.ts'
import { idIn, type References, useReferences } from './useReferences.view.ts'

const plainText = (cell: Json): string => (cell !== null && typeof cell === 'object' ? JSON.stringify(cell) : String(cell))

/** Default: the cells of spreadsheet files. */
const asFile: Clip = {
  write: (value, field) => plainText(field.type.toCell?.(value, field) ?? value),
  read: (text, field) => field.type.fromCell?.(text, field) ?? text,
}

/** Value → clipboard text. */
const writeText = (value: Json | undefined, field: ResolvedField, words: ClipTexts, clip: Clip = asFile): string =>
  value === null || value === undefined || value === '' ? '' : clip.write(value, field, words)

/** Clipboard text → value; null for empty text, undefined if it can't be parsed. */
const readText = (text: string, field: ResolvedField, words: ClipTexts, clip: Clip = asFile): Json | undefined =>
  text.trim() === '' ? null : clip.read(text.trim(), field, words)

const refersToOne = ({ reference }: ResolvedField): boolean => reference !== undefined && !reference.many

/** Value of a cell. */
interface ColumnValue {
  readonly name: string
  readonly value: Json | undefined
}

type ColumnOf = (name: string) => ResolvedField | undefined

interface Columns {
  /** Id of the entity with the columns' labels. */
  readonly entity: string
  readonly columnOf: ColumnOf
  /** A value of the record around the columns, by which the records to be referred to are limited. */
  readonly valueIn?: (property: string) => Json | undefined
}

/** Loads the codes of references outside the visible lines; undefined if all are known. */
const loadCodes = (cells: readonly ColumnValue[], columnOf: ColumnOf, { codeOf, load }: References): Promise<unknown> | undefined => {
  const missing = cells.filter(({ name, value }) => {
    const column = columnOf(name)
    return column && refersToOne(column) && value && codeOf(column, String(value)) === undefined
  })
  if (missing.length === 0) return undefined
  return Promise.all(
    [...Map.groupBy(missing, ({ name }) => name)].map(async ([name, own]) => {
      const column = columnOf(name)
      if (column) await load(column, [...new Set(own.map(({ value }) => String(value)))])
    }),
  )
}

/** Ids of the records that pasted texts name, by folded text, for each column of references. */
const idsByColumn = async (places: readonly PastedText[], columnOf: ColumnOf, { idsOf }: References) => {
  const lookups = [...Map.groupBy(places, ({ name }) => name)].map(async ([name, own]) => {
    const column = columnOf(name)
    const texts = own.map(({ text }) => text.trim()).filter(Boolean)
    return [name, column && refersToOne(column) && texts.length > 0 ? await idsOf(column, texts) : undefined] as const
  })
  return new Map(await Promise.all(lookups))
}

/** Reads and writes the clipboard texts of each column. */
export const useColumnTexts = ({ entity, columnOf, valueIn }: Columns) => {
  const { viewOf } = useViews()
  const translate = useTranslate()
  const optionLabel = useOptionLabel()
  const references = useReferences(valueIn)
  const locale = useLocale()
  const wordsOf = (column: ResolvedField): ClipTexts => ({
    locale,
    translate,
    optionText: (value) => optionLabel(entity, column, value),
  })
  const clipOf = (column: ResolvedField) => viewOf(column).entered?.()?.clip
  const textBy =
    (nameOf: References['codeOf']) =>
    (name: string, value: Json | undefined): string => {
      const column = columnOf(name)
      if (!column) return ''
      // Never the id, which means nothing to users.
      if (refersToOne(column)) return value ? (nameOf(column, String(value)) ?? '') : ''
      return writeText(value, column, wordsOf(column), clipOf(column))
    }
  return {
    /** Must resolve before `write`, if it is defined. */
    prepare: (cells: readonly ColumnValue[]) => loadCodes(cells, columnOf, references),
    write: textBy(references.codeOf),
    /** What a cell shows, as far as it is loaded. */
    label: textBy(references.labelOf),
    read: async (places: readonly PastedText[]): Promise<readonly Written[]> => {
      const ids = await idsByColumn(places, columnOf, references)
      return places.flatMap(({ row, name, text }): Written | readonly Written[] => {
        const column = columnOf(name)
        if (!column) return []
        const known = ids.get(name)
        const value = known && text.trim() ? idIn(known, text) : readText(text, column, wordsOf(column), clipOf(column))
        return value === undefined ? { row, name, unread: text.trim() } : { row, name, value }
      })
    },
  }
}
