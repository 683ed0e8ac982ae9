import { Box, Stack, Typography } from '@mui/material'
import type { ComponentProps } from 'react'
import { type RaRecord, useReference, useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { ReferenceValue } from '../../fields/shared/cells/referenceValue.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import { hasType } from '../../model/evaluate/kinds.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { isBlank } from '../../model/values/isBlank.ts'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import { useEntity, useMay } from '../adminContext.tsx'

interface Props {
  readonly row: ImportRow
  readonly field: ResolvedField
  /** The record that the row updates. */
  readonly stored: RaRecord | undefined
}

export const errorsAt = ({ errors }: ImportRow, name: string): readonly FieldError[] =>
  errors.filter(({ path }) => path === name || path.startsWith(`${name}.`))

/** The record that a row updates. Those of a page are fetched together. */
export const useStored = ({ id }: ImportRow): RaRecord | undefined => {
  const entity = useEntity()
  const enabled = useMay()(entity.id, 'list') && id !== null
  return useReference({ reference: entity.id, id: id ?? '', options: { enabled, retry: false } }).referenceRecord
}

/** Whether a row gives a field a value, empties it, or has an error in it. */
export const concerns = (row: ImportRow, name: string): boolean => {
  const change = row.changes[name]
  return errorsAt(row, name).length > 0 || (change !== undefined && (row.id !== null || !isBlank(change.new)))
}

export const Mistakes = ({ errors }: { readonly errors: readonly FieldError[] }) => {
  const translate = useTranslate()
  const entity = useEntity()
  return errors.map((error) => {
    const { message, args } = errorMessage(translate, entity.id, error)
    return (
      <Typography
        key={error.path + error.keyword}
        variant="caption"
        component="div"
        color="error"
        sx={{ minWidth: 140, textWrap: 'pretty' }}
      >
        {translate(message, args)}
      </Typography>
    )
  })
}

/** Records by their names, and texts of a file that are no records as they are, marked as wrong. */
const Named = ({ value, entity }: { readonly value: Json; readonly entity: string }) => (
  <Stack direction="row" component="span" sx={{ columnGap: 1, flexWrap: 'wrap' }}>
    {[value].flat().map((one) => (
      <ReferenceValue key={String(one)} plain entity={entity} id={String(one)} fallback={{ text: String(one), wrong: true }} />
    ))}
  </Stack>
)

/** Whether the field's values are names of something that an invalid row may not have found: files, choices. */
const isNamed = ({ options, type }: ResolvedField): boolean => options !== undefined || type.upload !== undefined

/** Characters of a value in one word, such as a code, that is not broken at its hyphens. */
const WHOLE = 24

const isWhole = (value: Json | undefined): boolean => typeof value === 'string' && value.length <= WHOLE && !/\s/.test(value)

const wrapOf = (value: Json | undefined) => (isWhole(value) ? { whiteSpace: 'nowrap' } : {})

const Value = (props: ComponentProps<typeof FieldValue>) => (
  <span style={wrapOf(props.field.reference ? null : props.value)}>
    <FieldValue {...props} />
  </span>
)

/** Change of a field by a row of the file and its errors, or what the record keeps. */
export const RowValue = ({ row, field, stored }: Props) => {
  const entity = useEntity()
  const { old, new: next } = row.changes[field.name] ?? {}
  const errors = errorsAt(row, field.name)
  const shown = { plain: true, entity: entity.id, field }
  if (!concerns(row, field.name))
    return (
      stored && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Value {...shown} value={stored[field.name]} record={stored} />
        </Box>
      )
    )
  const given = { ...stored, ...Object.fromEntries(Object.entries(row.changes).map(([name, change]) => [name, change.new])) }
  // In an invalid row, a value may not be one of the field.
  const isRaw = typeof next !== 'object' && (!hasType(field.schema, next) || (errors.length > 0 && isNamed(field)))
  return (
    <>
      {row.id !== null && old !== undefined && (
        <Box component="del" sx={{ color: 'text.secondary', display: 'block' }}>
          <Value {...shown} value={old} record={stored ?? {}} />
        </Box>
      )}
      {(row.id !== null || !isBlank(next)) &&
        next !== undefined &&
        (field.reference && errors.length > 0 ? (
          <Named value={next} entity={field.reference.entity} />
        ) : isRaw ? (
          <bdi style={wrapOf(next)}>{String(next)}</bdi>
        ) : (
          <Value {...shown} value={next} record={given} />
        ))}
      <Mistakes errors={errors} />
    </>
  )
}
