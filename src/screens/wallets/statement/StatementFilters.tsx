import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { DayField } from '../../../admin/form/DayField.tsx'
import { ListSearch } from '../../../admin/list/ListSearch.tsx'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Collapse, CollapseButton } from '../../../ui/Collapse.tsx'
import { dayEnd, dayOf, dayStart } from './days.ts'

const KINDS = ['topUp', 'withdrawal', 'capture', 'fee', 'adjustment', 'payment', 'reversal'] as const

interface InputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const Kind = ({ label, value, onChange }: InputProps) => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  return (
    <TextField
      hiddenLabel
      margin="none"
      select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{t('wallets.anyKind')}</option>
      {KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {translate(`resources.postings.options.kind.${kind}`)}
        </option>
      ))}
    </TextField>
  )
}

/** Container width of the statement from which all filters fit in one line. */
const WIDE = '@container (min-width: 840px)'

/** Search and kind, below them the days: wide enough for their texts in all languages. */
const COLUMNS = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  pb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr))' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.7fr) 184px 184px' },
} as const

type Name = keyof ShownMap['postings'] & string
type FilterName = Name | `${Name}_${'gte' | 'lte'}`

/** Filters of a statement: kind, days and reference; on phones a button opens all but the search. */
export const StatementFilters = () => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const { filterValues: values, setFilters } = useListContext()
  const filterValues: Readonly<Partial<Record<FilterName | 'q', unknown>>> = values
  const [open, setOpen] = useState(false)
  const change = (name: FilterName, value: string | undefined) => {
    const { [name]: _, ...others } = filterValues
    setFilters(value ? { ...others, [name]: value } : others)
  }
  const set = Object.keys(filterValues).filter((name) => name !== 'q').length
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ display: 'flex', minWidth: 0, '& > .hub-field': { flex: 1, maxWidth: 'none' } }}>
        <ListSearch />
      </Box>
      <CollapseButton label={translate('app.list.filters')} open={open} toggle={() => setOpen(!open)} set={set} />
      <Collapse open={open}>
        <Kind
          label={translate('resources.postings.fields.kind')}
          value={String(filterValues.kind ?? '')}
          onChange={(kind) => change('kind', kind)}
        />
      </Collapse>
      <Collapse open={open}>
        <DayField within label={t('wallets.from')} value={dayOf(filterValues.at_gte)} onChange={(day) => change('at_gte', dayStart(day))} />
      </Collapse>
      <Collapse open={open}>
        <DayField within label={t('wallets.to')} value={dayOf(filterValues.at_lte)} onChange={(day) => change('at_lte', dayEnd(day))} />
      </Collapse>
    </Box>
  )
}
