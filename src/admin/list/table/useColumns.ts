import { useMemo } from 'react'
import { useFieldLabel, useOptionLabel } from '../../../fields/labels.view.tsx'
import { fittingColumns } from '../../../fields/shared/layout/fittingColumns.ts'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { hiddenColumns, orderedColumns } from './columns.ts'
import { columnWidth } from './columnWidth.ts'
import { SELECT } from './tableLook.ts'

interface Columns {
  readonly fields: readonly ResolvedField[]
  /** Names of the columns that are hidden until chosen, separated by blanks: equal texts mean equal columns. */
  readonly hidden: string
  /** Narrow columns make room for more of them. */
  readonly narrow: boolean
}

/**
 * The columns of a list for a width: `without` the one that refers to the current record; visible are those that the schema names and that
 * can be read, narrow ones before some of them are left out.
 */
export const useColumns = (width: number, bulk: boolean, without?: string): Columns => {
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const optionOf = useOptionLabel()
  const readable = useReadable(entity.fields)
  const { viewOf } = useViews()
  const fields = useMemo(() => orderedColumns(entity, readable).filter(({ name }) => name !== without), [entity, readable, without])
  const wanted = fields.filter(({ name }) => entity.columns.includes(name))
  const fittingAs = (narrow: boolean) => {
    const columns = wanted.map((field, at) => {
      const options = (field.options ?? []).map((option) => optionOf(entity.id, field, option))
      return { field, width: columnWidth(field, viewOf(field), { label: labelOf(entity.id, field), options }, { first: at === 0, narrow }) }
    })
    return fittingColumns(columns, width - (bulk ? SELECT : 0))
  }
  const [wide, tight] = [fittingAs(false), fittingAs(true)]
  const narrow = tight.size > wide.size
  const fitting = narrow ? tight : wide
  const folded = wanted.filter(({ name }) => !fitting.has(name)).map(({ name }) => name)
  return { fields, hidden: [...hiddenColumns(entity), ...folded].join(' '), narrow }
}
