import { Box, Card, CardActionArea, Checkbox, Skeleton, Stack, Typography } from '@mui/material'
import { LinkBase, type RaRecord, useCreatePath, useListContext, useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { recordLabel } from '../../model/recordLabel.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useEntity, useMay, useReadable } from '../adminContext.tsx'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { orderedColumns } from './columns.ts'

/** Fields of a card besides its title. */
const SHOWN = 4
const SKELETONS = [0, 1, 2, 3, 4]

/** Cut off where the value itself ends, whichever way it runs: an address in an Arabic page at its right. */
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis' } as const
const VALUE = {
  ...ONE_LINE,
  minWidth: 0,
  fontSize: '0.875rem',
  textAlign: 'end',
  '& > [dir]': { ...ONE_LINE, display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' },
} as const

const Line = ({ entity, field, record }: { readonly entity: string; readonly field: ResolvedField; readonly record: RaRecord }) => (
  <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
    <Typography variant="caption" color="text.secondary" sx={{ flexShrink: 0 }}>
      {useFieldLabel()(entity, field)}
    </Typography>
    <Box sx={VALUE}>
      <FieldValue entity={entity} field={field} value={record[field.name]} record={record} />
    </Box>
  </Stack>
)

const useCardFields = (): readonly ResolvedField[] => {
  const entity = useEntity()
  const inTitle = new Set(entity.recordLabel.flatMap((part) => ('field' in part ? [part.field] : [])))
  return orderedColumns(entity, useReadable(entity.fields))
    .filter(({ name }) => entity.columns.includes(name) && !inTitle.has(name))
    .slice(0, SHOWN)
}

const RecordCard = ({ record, fields }: { readonly record: RaRecord; readonly fields: readonly ResolvedField[] }) => {
  const entity = useEntity()
  const may = useMay()
  const path = useCreatePath()
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  const type = may(entity.id, 'show') ? 'show' : 'edit'
  return (
    <Card variant="outlined" sx={{ display: 'flex', alignItems: 'stretch' }}>
      <Checkbox
        size="small"
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': translate('app.list.selectRow') } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <CardActionArea component={LinkBase} to={path({ resource: entity.id, type, id: record.id })} sx={{ p: 1, ps: 0, minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          <bdi>{recordLabel(entity, record)}</bdi>
        </Typography>
        {fields.map((field) => (
          <Line key={field.name} entity={entity.id} field={field} record={record} />
        ))}
      </CardActionArea>
    </Card>
  )
}

/** The list of a narrow page. */
export const CardList = () => {
  const { data, isPending } = useListContext()
  const translate = useTranslate()
  const fields = useCardFields()
  if (isPending) return SKELETONS.map((key) => <Skeleton key={key} variant="rounded" height={96} sx={{ m: 1 }} />)
  if (!data?.length) return <Typography sx={{ p: 2 }}>{translate('app.list.noResults')}</Typography>
  return (
    <Stack sx={{ gap: 1, py: 1 }}>
      <BulkBar />
      {data.map((record) => (
        <RecordCard key={record.id} record={record} fields={fields} />
      ))}
    </Stack>
  )
}
