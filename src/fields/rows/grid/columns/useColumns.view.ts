import { useMemo } from 'react'
import { useLocaleState, useStore } from 'react-admin'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { FieldView } from '../../../fieldView.ts'
import { useFieldLabel } from '../../../labels.view.tsx'
import { growsOf, inputWidthOf, longest } from '../../../shared/layout/widths.ts'
import { useViews } from '../../../viewContext.view.tsx'
import { type ColumnSettings, visibleColumns } from './columnSettings.ts'

/** A field of the lines as a column. */
export interface GridColumn {
  readonly name: string
  readonly field: ResolvedField
  /** Whether it is shown by default. */
  readonly listed: boolean
  readonly width: number
  readonly grows: boolean
}

/** CSS pixels that a cell saves compared to a text input with its frame and button. */
const FRAME = 20

/** Bold characters of a heading, and its padding, in CSS pixels. */
const HEADING = { character: 8, padding: 18 } as const

/** A heading breaks between words only. */
const headingWidth = (label: string): number => longest(label.split(/\s+/)) * HEADING.character + HEADING.padding

const cellWidth = (column: ResolvedField, view: FieldView, label: string): number =>
  Math.max(inputWidthOf(column, view) - (view.numeric ? 0 : FRAME), headingWidth(label))

/** Fields of the lines that the user may see. */
const useSeen = (entity: string, field: ResolvedField): readonly GridColumn[] => {
  const labelOf = useFieldLabel()
  const [locale] = useLocaleState()
  const { readable, writable, viewOf } = useViews()
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels change with the language alone
  return useMemo(
    () =>
      (field.rows ?? [])
        .filter((column) => (readable(column) || writable(column)) && !viewOf(column).hidden)
        .map((column) => ({
          name: column.name,
          field: column,
          listed: column.schema.list !== false,
          width: cellWidth(column, viewOf(column), labelOf(entity, column)),
          grows: growsOf(column, viewOf(column)),
        })),
    [entity, field, readable, writable, viewOf, locale],
  )
}

const UNTOUCHED: ColumnSettings = {}

/** Comma-separated names of fields. */
interface ForcedColumns {
  /** Fields with errors, which must be visible. */
  readonly wrong: string
  /** Fields with typed values: visible unless the user has hidden them. */
  readonly entered: string
}

const shownBy = (names: string): Readonly<Record<string, boolean>> =>
  names === '' ? {} : Object.fromEntries(names.split(',').map((name) => [name, true]))

const withForcedColumns = (settings: ColumnSettings, { wrong, entered }: ForcedColumns): ColumnSettings => ({
  ...settings,
  shown: { ...shownBy(entered), ...settings.shown, ...shownBy(wrong) },
})

export interface Columns {
  readonly all: readonly GridColumn[]
  readonly shown: readonly GridColumn[]
  readonly settings: ColumnSettings
  readonly setSettings: (settings: ColumnSettings) => void
}

/** Columns of a grid by the user's settings (stored by entity and field), by errors and by typed values. */
export const useColumns = (entity: string, field: ResolvedField, { wrong, entered }: ForcedColumns): Columns => {
  const all = useSeen(entity, field)
  const [settings, setSettings] = useStore<ColumnSettings>(`grid.${entity}.${field.path}`, UNTOUCHED)
  const shown = useMemo(
    () =>
      visibleColumns(all, withForcedColumns(settings, { wrong, entered })).map((column) => {
        const own = settings.widths?.[column.name]
        return own === undefined ? column : { ...column, width: own, grows: false }
      }),
    [all, settings, wrong, entered],
  )
  return { all, shown, settings, setSettings }
}
