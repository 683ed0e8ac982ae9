import { Box, Divider, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { useLocale } from '../../fields/locale.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { useEntity, useReadable } from '../adminContext.tsx'
import { useValidator } from '../form/useValidator.ts'
import { useNames } from '../names.ts'

const Labelled = ({ label, wide, children }: { readonly label: string; readonly wide?: boolean; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
    <Typography variant="caption" component="dt" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>
      {children}
    </Box>
  </Box>
)

/** Labelled values of some fields, in as many columns as there is room for. */
export const RecordFields = ({
  entity,
  fields,
  record,
}: {
  readonly entity: ResolvedEntity
  readonly fields: readonly ResolvedField[]
  readonly record: RaRecord
}) => {
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {fields.map((field) => (
        <Labelled key={field.name} label={labelOf(entity.id, field)} wide={viewOf(field).wide}>
          <FieldValue whole entity={entity.id} field={field} value={record[field.name]} record={record} />
        </Labelled>
      ))}
    </Box>
  )
}

const WrittenAt = ({ record }: { readonly record: RaRecord }) => {
  const locale = useLocale()
  const translate = useTranslate()
  const text = (at: string) => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Typography variant="caption" color="text.secondary">
      {[
        record.createdAt && `${translate('app.show.created')} ${text(record.createdAt)}`,
        record.updatedAt && `${translate('app.show.updated')} ${text(record.updatedAt)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  )
}

/** A record's values under the headings of their groups; what its conditions hide is not shown. */
export const RecordDetails = () => {
  const entity = useEntity()
  const names = useNames()
  const record = useRecordContext<RaRecord>()
  const readable = useReadable(entity.fields)
  const validator = useValidator(entity.id)
  if (!record) return null
  const shown = entity.conditions.length > 0 ? validator?.shown(record) : undefined
  const fields = readable.filter(({ name }) => shown === undefined || shown.has(name))
  const groups = [undefined, ...entity.groups].map((group) => ({ group, fields: fields.filter((field) => field.group === group) }))
  return (
    <Stack divider={<Divider />} sx={{ gap: 3, p: { xs: 2, sm: 3 } }}>
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map(({ group, fields }) => (
          <Box key={group ?? ''} component="section">
            {group !== undefined && (
              <Typography variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
                {names.group(entity, group)}
              </Typography>
            )}
            <RecordFields entity={entity} fields={fields} record={record} />
          </Box>
        ))}
      <WrittenAt record={record} />
    </Stack>
  )
}
