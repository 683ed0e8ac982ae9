import { useMemo } from 'react'
import { useFieldLabel, useOptionLabel } from '../../../fields/labels.view.tsx'
import { fittingColumns } from '../../../fields/shared/layout/fittingColumns.ts'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useReadable } from '../../adminContext.tsx'
import { useListedEntity } from '../columns/useListedEntity.ts'
import { useColumnStore } from '../views/savedViews.ts'
import { hiddenColumns, orderedColumns } from './columns.ts'
import { columnWidth } from './columnWidth.ts'
import { SELECT } from './tableStyles.ts'

interface Columns {
  readonly fields: readonly ResolvedField[]
  /** Names of the columns hidden by default, separated by spaces: a string, so that equal columns are equal values. */
  readonly hidden: string
  /** Whether columns are narrow, so that more of them fit. */
  readonly narrow: boolean
}

/**
 * The columns of a list for a width in CSS pixels, without the column `without`. Shows the schema's columns that fit at a readable width; it uses
 * narrow columns before it hides some.
 */
export const useColumns = (width: number, bulk: boolean, without?: string): Columns => {
  const entity = useListedEntity()
  const labelOf = useFieldLabel()
  const optionOf = useOptionLabel()
  const readable = useReadable(entity.fields)
  const { viewOf } = useViews()
  const { saved: chosen } = useColumnStore(false)
  const columns = chosen ?? entity.columns
  const fields = useMemo(() => orderedColumns({ columns }, readable).filter(({ name }) => name !== without), [columns, readable, without])
  const shown = fields.filter(({ name }) => columns.includes(name))
  const fittingAs = (narrow: boolean) => {
    const columns = shown.map((field, at) => {
      const options = (field.options ?? []).map((option) => optionOf(entity.id, field, option))
      return { field, width: columnWidth(field, viewOf(field), { label: labelOf(entity.id, field), options }, { first: at === 0, narrow }) }
    })
    return fittingColumns(columns, width - (bulk ? SELECT : 0))
  }
  const [wide, tight] = [fittingAs(false), fittingAs(true)]
  const narrow = tight.size > wide.size
  const fitting = narrow ? tight : wide
  // Those that a view names stay, and scroll sideways.
  const folded = chosen ? [] : shown.filter(({ name }) => !fitting.has(name)).map(({ name }) => name)
  return { fields, hidden: [...hiddenColumns({ columns, fields: entity.fields }), ...folded].join(' '), narrow }
}
