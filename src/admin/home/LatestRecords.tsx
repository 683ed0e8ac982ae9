import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { useAdmin, useReadable } from '../adminContext.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { type ListFilter, listAddress } from './listAddress.ts'
import { Panel } from './Panel.tsx'

interface Props {
  readonly entity: string
  readonly title: string
  /** Names of the fields that are shown. */
  readonly fields: readonly string[]
  readonly filter?: ListFilter
  readonly to?: string
  /** Said where there are none. */
  readonly empty: string
}

const COUNT = 5

const Rows = ({
  entity,
  fields,
  records,
}: {
  readonly entity: ResolvedEntity
  readonly fields: readonly ResolvedField[]
  readonly records: readonly RaRecord[]
}) => {
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  const align = (field: ResolvedField) => (viewOf(field).numeric ? 'right' : 'left')
  return (
    <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {fields.map((field) => (
              <TableCell key={field.name} align={align(field)}>
                {labelOf(entity.id, field)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id}>
              {fields.map((field) => (
                <TableCell key={field.name} align={align(field)} sx={{ whiteSpace: 'nowrap' }}>
                  <FieldValue entity={entity.id} field={field} value={record[field.name]} record={record} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const Latest = ({ entity, fields, filter, empty }: { readonly entity: ResolvedEntity } & Omit<Props, 'entity' | 'title' | 'to'>) => {
  const translate = useTranslate()
  const readable = useReadable(entity.fields)
  const { data, isPending, error, refetch } = useGetList(
    entity.id,
    { pagination: { page: 1, perPage: COUNT }, sort: entity.sort, filter },
    { retry: false },
  )
  if (isPending) return <Skeleton variant="rounded" height={120} />
  if (error) return <LoadFailed retry={refetch} />
  if (data.length === 0) return <Typography color="text.secondary">{translate(empty)}</Typography>
  const shown = fields.flatMap((name) => readable.find((field) => field.name === name) ?? [])
  return <Rows entity={entity} fields={shown} records={data} />
}

/** The first few records of a list, in its own order. */
export const LatestRecords = ({ entity: id, title, to, ...rest }: Props) => {
  const entity = useAdmin().model.entities[id]
  if (!entity) return null
  return (
    <Panel title={title} to={to ?? listAddress(`/${id}`, rest.filter)}>
      <Latest entity={entity} {...rest} />
    </Panel>
  )
}
