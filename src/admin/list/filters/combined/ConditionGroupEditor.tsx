import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../../providers/i18n/useLabelled.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import type { ConditionPlace } from './conditionFields.ts'
import { type ConditionGroup, type ConditionPart, isGroup, newCondition, newGroup, withPart } from './conditionTree.ts'
import { useConditionFields } from './useConditionFields.ts'

/** Maximum number of groups around a group; the API's limit leaves space for their rows and negations. */
const MAX_DEPTH = 2

const JOINS: readonly ConditionGroup['join'][] = ['all', 'any', 'none']

/** A group inside a group has a line along its start. */
const NESTED = { borderInlineStart: '2px solid var(--line)', paddingInlineStart: 1.5, py: 0.5 } as const

interface Props {
  readonly place: ConditionPlace
  readonly group: ConditionGroup
  readonly onChange: (group: ConditionGroup) => void
  /** Absent for the outermost group. */
  readonly onRemove?: () => void
  /** Name of the child rows or referenced records, of which one meets the conditions. */
  readonly some?: string | undefined
  readonly depth: number
}

const GroupHead = ({ group, some, label, onChange, onRemove }: Omit<Props, 'place' | 'depth'> & { readonly label: string }) => {
  const t = useAreaTexts('list')
  const labelled = useLabelled()
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        hiddenLabel
        fullWidth
        value={group.join}
        onChange={({ target }) => onChange({ ...group, join: JOINS.find((join) => join === target.value) ?? 'all' })}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
      >
        {JOINS.map((join) => (
          <MenuItem key={join} value={join}>
            {t(`list.filter.${join}`)}
          </MenuItem>
        ))}
      </TextField>
      {onRemove && (
        <IconButton
          size="small"
          onClick={onRemove}
          aria-label={labelled(t('list.filter.remove'), some ?? label)}
          sx={{ color: 'text.secondary' }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Stack>
  )
}

interface PartProps {
  readonly place: ConditionPlace
  readonly part: ConditionPart
  readonly onChange: (part: ConditionPart | undefined) => void
  readonly depth: number
}

const Part = ({ place, part, onChange, depth }: PartProps) => {
  const fields = useConditionFields(place)
  if (!isGroup(part))
    return <ConditionEditor fields={fields} condition={part} onChange={onChange} nests={depth < MAX_DEPTH && !place.rows} />
  const { some } = part
  const inner = some === undefined ? place : fields.placeIn(some)
  if (!inner) return null
  return (
    <ConditionGroupEditor
      place={inner}
      group={part}
      some={some === undefined ? undefined : fields.find(some)?.label}
      onChange={onChange}
      onRemove={() => onChange(undefined)}
      depth={depth + 1}
    />
  )
}

/** Conditions, how they combine, and buttons to add more. */
export const ConditionGroupEditor = ({ place, group, onChange, onRemove, some, depth }: Props) => {
  const t = useAreaTexts('list')
  const label = some === undefined ? t('list.filter.join') : t('list.filter.oneOf', { name: some })
  const add = (part: ConditionPart) => onChange({ ...group, parts: [...group.parts, part] })
  return (
    <Box role="group" aria-label={label} sx={depth > 0 ? NESTED : undefined}>
      <Stack sx={{ gap: 2 }}>
        {some !== undefined && (
          <Typography variant="subtitle2" component="h3">
            {label}
          </Typography>
        )}
        <GroupHead group={group} some={some} label={label} onChange={onChange} onRemove={onRemove} />
        {group.parts.map((part) => (
          <Part key={part.key} place={place} part={part} onChange={(next) => onChange(withPart(group, part.key, next))} depth={depth} />
        ))}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" startIcon={<Add />} onClick={() => add(newCondition())}>
            {t('list.filter.addCondition')}
          </Button>
          {depth < MAX_DEPTH && (
            <Button size="small" startIcon={<PlaylistAdd />} onClick={() => add(newGroup('any', [newCondition()]))}>
              {t('list.filter.addGroup')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Box>
  )
}
