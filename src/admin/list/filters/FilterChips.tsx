import Close from '@mui/icons-material/Close'
import { Box, Button, Chip, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import type { Json } from '../../../model/entitySchema.ts'
import { filterKey } from '../../../model/lists/filterKey.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'
import { CombinedChips } from './combined/CombinedChips.tsx'
import { ConditionText } from './combined/ConditionText.tsx'
import { treeOf } from './combined/conditionTree.ts'
import { countFilters, type FilterEntry, filterEntries, recordIdsIn, withoutEntry } from './filterEntries.ts'

/** Long words wrap. Its button has the chip's height where it is pressed by a finger. */
const CHIP = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', py: '2px' },
  '& .MuiChip-deleteIcon': { fontSize: 16, color: 'text.secondary', '&:hover': { color: 'text.primary' } },
  '@media (pointer: coarse)': {
    '&&': { minHeight: 36 },
    '& .MuiChip-deleteIcon': { boxSizing: 'content-box', padding: '10px 14px', margin: 0 },
  },
} as const

const fieldAt = (entity: ResolvedEntity, path: string): ResolvedField | undefined => {
  const [name = '', inner] = path.split('.')
  const field = entity.fieldsByName[name]
  return inner === undefined ? field : field?.rows?.find((column) => column.name === inner)
}

const Value = ({ entity, field, entry }: { readonly entity: string; readonly field: ResolvedField; readonly entry: FilterEntry }) => {
  const translate = useTranslate()
  if (entry.operator === 'null') return <>{translate(entry.value === true ? 'app.list.yes' : 'app.list.no')}</>
  const values: readonly Json[] = field.type.storage !== 'values' && Array.isArray(entry.value) ? entry.value : [entry.value as Json]
  return (
    <Stack component="span" direction="row" sx={{ columnGap: 0.75, flexWrap: 'wrap', display: 'inline-flex' }}>
      {values.map((value) => (
        <FieldValue full plain apart key={String(value)} entity={entity} field={field} value={value} />
      ))}
    </Stack>
  )
}

const EntryChip = ({ entry, children }: { readonly entry: FilterEntry; readonly children: ReactNode }) => {
  const { filterValues, setFilters } = useListContext()
  return (
    <Chip
      size="small"
      variant="outlined"
      deleteIcon={<Close />}
      sx={CHIP}
      label={children}
      onDelete={() => setFilters(withoutEntry(filterValues, entry))}
    />
  )
}

const FieldChip = ({ entry, field }: { readonly entry: FilterEntry; readonly field: ResolvedField }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const name = useFieldLabel()(entity.id, field)
  return (
    <EntryChip entry={entry}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name} {translate(`app.operators.${entry.operator}`)}
      </Box>{' '}
      <Value entity={entity.id} field={field} entry={entry} />
    </EntryChip>
  )
}

/** Of a filter by the records themselves. */
const RecordsChip = ({ entry }: { readonly entry: FilterEntry }) => (
  <EntryChip entry={entry}>{useAreaTexts('list')('list.selection.certain', { count: recordIdsIn(entry.value).length })}</EntryChip>
)

/** Of a path into a referenced record. */
const PathChip = ({ entry: { path, operator, value }, entry }: { readonly entry: FilterEntry }) => {
  const entity = useEntity()
  const [part] = treeOf({ [filterKey(path, operator)]: value as Json }).parts
  return (
    part && (
      <EntryChip entry={entry}>
        <ConditionText place={{ entity }} part={part} />
      </EntryChip>
    )
  )
}

/** The active filters, each with a button to remove it. */
const FilterChips = () => {
  const entity = useEntity()
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const entries = filterEntries(filterValues)
  if (countFilters(filterValues) === 0) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, px: { xs: 1, sm: 2 }, pt: 0.75, pb: 1.5 }}>
      {entries.map((entry) => {
        const key = `${entry.path} ${entry.operator}`
        const field = fieldAt(entity, entry.path)
        if (field) return <FieldChip key={key} entry={entry} field={field} />
        return entry.path === 'id' ? <RecordsChip key={key} entry={entry} /> : <PathChip key={key} entry={entry} />
      })}
      <CombinedChips sx={CHIP} />
      <Button size="small" sx={{ minHeight: 24, px: 1 }} onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {})}>
        {translate('app.list.clearFilters')}
      </Button>
    </Stack>
  )
}

export default FilterChips
