import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Button, IconButton, MenuItem, Stack, TextField } from '@mui/material'
import { useListSortContext, useTranslate } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { MAX_SORT_KEYS } from '../../../model/lists/viewState.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { type Sort, sortKeys } from '../../../providers/data/sortKeys.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { sortOf } from './sortKeys.ts'

/** Times that every record has, beside its sortable fields. */
const TIMES = ['createdAt', 'updatedAt'] as const

interface Choice {
  readonly name: string
  readonly label: string
}

const useChoices = (): readonly Choice[] => {
  const t = useAreaTexts('list')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const own = useReadable(entity.fields).filter(({ sortable }: ResolvedField) => sortable)
  const times = TIMES.filter((name) => !Object.hasOwn(entity.fieldsByName, name))
  return [
    ...own.map((field) => ({ name: field.name, label: labelOf(entity.id, field) })),
    ...times.map((name) => ({ name, label: t(`list.filter.${name}`) })),
  ]
}

interface KeyProps {
  readonly label: string
  readonly sort: Sort
  readonly choices: readonly Choice[]
  readonly onChange: (sort: Sort) => void
  readonly onRemove: (() => void) | undefined
}

const SortKey = ({ label, sort: { field, order }, choices, onChange, onRemove }: KeyProps) => {
  const t = useAreaTexts('list')
  const translate = useTranslate()
  const labelled = useLabelled()
  const isUp = order !== 'DESC'
  const name = choices.find((one) => one.name === field)?.label ?? ''
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        fullWidth
        margin="none"
        label={label}
        value={name === '' ? '' : field}
        onChange={({ target }) => onChange({ field: target.value, order })}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.name} value={choice.name}>
            {choice.label}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={labelled(name, translate(`ra.sort.${isUp ? 'ASC' : 'DESC'}`))}
        title={translate(`ra.sort.${isUp ? 'ASC' : 'DESC'}`)}
        onClick={() => onChange({ field, order: isUp ? 'DESC' : 'ASC' })}
      >
        {isUp ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
      <IconButton aria-label={labelled(t('list.filter.remove'), name)} disabled={!onRemove} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  )
}

/** The keys by which the list is sorted, one after the other. */
export const SortEditor = () => {
  const t = useAreaTexts('list')
  const { sort, setSort } = useListSortContext()
  const all = useChoices()
  const keys = sortKeys(sort)
  const unused = all.filter(({ name }) => !keys.some(({ field }) => field === name))
  const [next] = unused
  const set = (changed: readonly Sort[]) => setSort(sortOf(changed))
  return (
    <Stack role="group" aria-label={t('list.sort.title')} sx={{ gap: 1.5 }}>
      {keys.map((key, at) => (
        <SortKey
          key={key.field}
          label={t(at === 0 ? 'list.sort.by' : 'list.sort.then')}
          sort={key}
          choices={all.filter((choice) => choice.name === key.field || unused.includes(choice))}
          onChange={(changed) => set(keys.map((one) => (one === key ? changed : one)))}
          onRemove={keys.length > 1 ? () => set(keys.filter((one) => one !== key)) : undefined}
        />
      ))}
      {next && keys.length < MAX_SORT_KEYS && (
        <Button
          size="small"
          startIcon={<Add />}
          sx={{ alignSelf: 'start' }}
          onClick={() => set([...keys, { field: next.name, order: 'ASC' }])}
        >
          {t('list.sort.add')}
        </Button>
      )}
    </Stack>
  )
}
