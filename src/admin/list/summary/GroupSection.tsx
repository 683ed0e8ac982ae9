import { MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import {
  type Grouping,
  groupingText,
  groupLevels,
  isDated,
  isGroupable,
  PERIODS,
  parseGrouping,
  TIMES,
} from '../../../model/lists/listSummary.ts'
import { GROUP_ORDERS } from '../../../model/lists/viewState.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { Fold } from '../Fold.tsx'
import { useSummaryChange } from './useSummaryChange.ts'

interface Choice {
  readonly name: string
  readonly label: string
  readonly dated: boolean
}

/** What the list can be grouped by. */
const useChoices = (): readonly Choice[] => {
  const t = useAreaTexts('list')
  const { id, fields, fieldsByName } = useEntity()
  const labelOf = useFieldLabel()
  const own = useReadable(fields).filter(isGroupable)
  return [
    ...own.map((field) => ({ name: field.name, label: labelOf(id, field), dated: isDated(field) })),
    ...TIMES.filter((name) => fieldsByName[name] === undefined).map((name) => ({ name, label: t(`list.filter.${name}`), dated: true })),
  ]
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <TextField
    select
    size="small"
    fullWidth
    margin="none"
    label={label}
    value={options.some(([known]) => known === value) ? value : ''}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {options.map(([known, text]) => (
      <MenuItem key={known} value={known}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

interface LevelProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly grouping: Grouping | undefined
  readonly onChange: (grouping: Grouping | undefined) => void
}

/** What one level of groups is made by. */
const Level = ({ label, choices, grouping, onChange }: LevelProps) => {
  const t = useAreaTexts('list')
  const choose = (name: string) => {
    const dated = choices.find((choice) => choice.name === name)?.dated === true
    onChange(name === '' ? undefined : { field: name, ...(dated && { period: 'month' as const }) })
  }
  return (
    <>
      <Select
        label={label}
        value={grouping?.field ?? ''}
        options={[['', t('list.groups.none')], ...choices.map((choice) => [choice.name, choice.label] as const)]}
        onChange={choose}
      />
      {grouping?.period && (
        <Select
          label={t('list.groups.period')}
          value={grouping.period}
          options={PERIODS.map((period) => [period, t(`list.groups.periods.${period}`)] as const)}
          onChange={(text) => onChange(parseGrouping(`${grouping.field}.${text}`))}
        />
      )}
    </>
  )
}

/** Groups of the list; open while there are some. */
export const GroupSection = () => {
  const t = useAreaTexts('list')
  const choices = useChoices()
  const [{ group, groupOrder = 'value' }, change] = useSummaryChange()
  const [grouped] = useState(group !== undefined)
  const [outer, inner] = group === undefined ? [] : groupLevels(group).map(parseGrouping)
  const groupBy = (...levels: readonly (Grouping | undefined)[]) => {
    const texts = levels.flatMap((level) => (level ? [groupingText(level)] : []))
    const order = levels[0]?.period ? '-value' : 'value'
    const isNew = levels[0]?.field !== outer?.field
    change({ group: texts.join() || undefined, groupOrder: isNew ? order : groupOrder })
  }
  if (choices.length === 0) return null
  return (
    <Fold heading={t('list.groups.title')} initiallyOpen={grouped}>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Level
          label={t('list.groups.by')}
          choices={choices}
          grouping={outer}
          onChange={(level) => groupBy(level, level && inner?.field !== level.field ? inner : undefined)}
        />
        {outer && (
          <Level
            label={t('list.groups.then')}
            choices={choices.filter(({ name }) => name !== outer.field)}
            grouping={inner}
            onChange={(level) => groupBy(outer, level)}
          />
        )}
        {outer && (
          <Select
            label={t('list.groups.order')}
            value={groupOrder}
            options={GROUP_ORDERS.map((order) => [order, t(`list.groups.orders.${order}`)] as const)}
            onChange={(order) => change({ groupOrder: GROUP_ORDERS.find((one) => one === order) })}
          />
        )}
      </Stack>
    </Fold>
  )
}
