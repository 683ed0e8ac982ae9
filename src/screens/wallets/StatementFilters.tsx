import { Box, Button, Stack } from '@mui/material'
import { useId } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { ExportButton } from '../../admin/export/ExportButton.tsx'
import { ListSearch } from '../../admin/list/ListSearch.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { dayEnd, dayOf, dayStart } from './days.ts'

const KINDS = ['topUp', 'withdrawal', 'capture', 'fee', 'adjustment', 'reversal'] as const

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

const Day = ({ label, value, onChange }: DayProps) => {
  const id = useId()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        type="date"
        className="hub-field hub-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  )
}

/** Kind, days and reference by which a statement is looked through, and the way to take it along. */
export const StatementFilters = () => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const change = (name: string, value: string | undefined) => {
    const { [name]: _, ...others } = filterValues
    setFilters(value ? { ...others, [name]: value } : others)
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, p: { xs: 1, sm: 2 } }}>
      <ListSearch />
      <Box
        component="select"
        className="hub-select"
        aria-label={translate('resources.postings.fields.kind')}
        value={String(filterValues.kind ?? '')}
        onChange={({ target }) => change('kind', target.value)}
      >
        <option value="">{t('wallets.anyKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {translate(`resources.postings.options.kind.${kind}`)}
          </option>
        ))}
      </Box>
      <Day label={t('wallets.from')} value={dayOf(filterValues.at_gte)} onChange={(day) => change('at_gte', dayStart(day))} />
      <Day label={t('wallets.to')} value={dayOf(filterValues.at_lte)} onChange={(day) => change('at_lte', dayEnd(day))} />
      {Object.keys(filterValues).length > 0 && (
        <Button size="small" onClick={() => setFilters({})}>
          {translate('app.list.clearFilters')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <ExportButton />
    </Stack>
  )
}
