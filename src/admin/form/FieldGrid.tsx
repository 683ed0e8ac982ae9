import { Box } from '@mui/material'
import { useContext, useMemo } from 'react'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { spanOf } from '../../fields/shared/layout/widths.ts'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { arrange } from './arrange.ts'
import { ComputedField } from './ComputedField.tsx'
import { FIELD_GRID, fieldPlace } from './fieldGrid.ts'
import { UpdatedFields } from './live/updatedFields.ts'
import { FollowTemplate, TemplateField } from './TemplateField.tsx'

/** A field of the form, and whether it is read-only. */
export interface FormField {
  readonly field: ResolvedField
  readonly disabled: boolean
}

interface Props {
  readonly entity: ResolvedEntity
  readonly fields: readonly FormField[]
  /** Hides the labels of tables, because the section's heading has the same text. */
  readonly unlabelled?: boolean
}

/** Inputs in rows, each as wide as its values require. */
export const FieldGrid = ({ entity, fields, unlabelled = false }: Props) => {
  const { viewOf } = useViews()
  const updated = useContext(UpdatedFields)
  const places = useMemo(() => {
    const spans = fields.map(({ field }) => spanOf(field, viewOf(field)))
    const [ordinary, wide] = [arrange(spans, 'ordinary'), arrange(spans, 'wide')]
    return fields.map((_, at) => fieldPlace(ordinary[at] ?? 12, wide[at] ?? 12))
  }, [fields, viewOf])
  return (
    <Box sx={FIELD_GRID}>
      {fields.map(({ field, disabled }, at) => (
        <div key={field.name} data-field={field.name} className={updated.has(field.name) ? 'updated' : undefined} style={places[at]}>
          {field.schema.template !== undefined && !disabled && <FollowTemplate field={field} />}
          {field.schema.template !== undefined && field.readOnly ? (
            <TemplateField entity={entity} field={field} />
          ) : field.schema.computed !== undefined ? (
            <ComputedField entity={entity} field={field} />
          ) : (
            <FieldInput
              entity={entity.id}
              field={field}
              source={field.name}
              disabled={disabled}
              unlabelled={unlabelled && field.rows !== undefined}
            />
          )}
        </div>
      ))}
    </Box>
  )
}
