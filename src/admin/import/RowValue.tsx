import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import { useEntity } from '../adminContext.tsx'

interface Props {
  readonly row: ImportRow
  /** Name of a field. */
  readonly name: string
}

export const errorsAt = ({ errors }: ImportRow, name: string): readonly FieldError[] =>
  errors.filter(({ path }) => path === name || path.startsWith(`${name}.`))

export const Mistakes = ({ errors }: { readonly errors: readonly FieldError[] }) => {
  const translate = useTranslate()
  const entity = useEntity()
  return errors.map((error) => {
    const { message, args } = errorMessage(translate, entity.id, error)
    return (
      <Typography key={error.path + error.keyword} variant="caption" component="div" color="error" sx={{ textWrap: 'pretty' }}>
        {translate(message, args)}
      </Typography>
    )
  })
}

/** The raw value of the file: in an invalid row it may not have the field's type. */
const Given = ({ value }: { readonly value: Json }) =>
  value !== null && typeof value !== 'object' && <bdi style={{ overflowWrap: 'anywhere' }}>{String(value)}</bdi>

/** Change of a field by a row of the file, or its error. */
export const RowValue = ({ row, name }: Props) => {
  const entity = useEntity()
  const field = entity.fieldsByName[name]
  const change = row.changes[name]
  const errors = errorsAt(row, name)
  // A found reference is the id of its record.
  const isFound = field?.reference !== undefined && errors.length === 0
  if (row.status === 'error' && !isFound)
    return (
      <>
        {change && <Given value={change.new} />}
        <Mistakes errors={errors} />
      </>
    )
  if (!field || !change) return null
  return (
    <>
      {row.status === 'update' && (
        <Box component="del" sx={{ color: 'text.secondary', display: 'block' }}>
          <FieldValue entity={entity.id} field={field} value={change.old} />
        </Box>
      )}
      <FieldValue entity={entity.id} field={field} value={change.new} />
    </>
  )
}
