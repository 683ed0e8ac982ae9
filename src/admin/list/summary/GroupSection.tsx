import { MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { groupingText, isDated, isGroupable, PERIODS, parseGrouping, TIMES } from '../../../model/lists/listSummary.ts'
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

/** Groups of the list; open while there are some. */
export const GroupSection = () => {
  const t = useAreaTexts('list')
  const choices = useChoices()
  const [{ group, groupOrder = 'value' }, change] = useSummaryChange()
  const [grouped] = useState(group !== undefined)
  const grouping = group === undefined ? undefined : parseGrouping(group)
  const groupBy = (name: string) => {
    const dated = choices.find((choice) => choice.name === name)?.dated === true
    if (name === '') return change({ group: undefined, groupOrder: undefined })
    change({ group: groupingText({ field: name, ...(dated && { period: 'month' as const }) }), groupOrder: dated ? '-value' : 'value' })
  }
  if (choices.length === 0) return null
  return (
    <Fold heading={t('list.groups.title')} initiallyOpen={grouped}>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Select
          label={t('list.groups.by')}
          value={grouping?.field ?? ''}
          options={[['', t('list.groups.none')], ...choices.map(({ name, label }) => [name, label] as const)]}
          onChange={groupBy}
        />
        {grouping?.period && (
          <Select
            label={t('list.groups.period')}
            value={grouping.period}
            options={PERIODS.map((period) => [period, t(`list.groups.periods.${period}`)] as const)}
            onChange={(period) => change({ group: `${grouping.field}.${period}` })}
          />
        )}
        {grouping && (
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
