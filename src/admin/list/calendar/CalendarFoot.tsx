import { Box, Link } from '@mui/material'
import { LinkBase, useLocaleState } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useListFilter } from '../summary/useSummary.ts'
import { nestFilter } from '../views/listState.ts'
import { useUndated } from './useCalendarData.ts'

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
  minHeight: 36,
  typography: 'body2',
  color: 'text.secondary',
} as const

interface Props {
  readonly field: ResolvedField
  /** Of moments. */
  readonly timeZone: string | undefined
}

/** How many records have no date, and whose clocks the times are. */
export const CalendarFoot = ({ field, timeZone }: Props) => {
  const t = useAreaTexts('shapes')
  const [locale] = useLocaleState()
  const undated = useUndated(field)
  const filter = nestFilter({ ...useListFilter(), [`${field.name}_null`]: true })
  const list = `?${new URLSearchParams({ shape: 'table', filter: JSON.stringify(filter), page: '1' })}`
  const clocks = timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone ? undefined : timeZone
  return (
    <Box sx={FOOT}>
      {undated > 0 && (
        <Link component={LinkBase} to={list}>
          {t('shapes.calendar.undated', { smart_count: undated, count: undated.toLocaleString(locale) })}
        </Link>
      )}
      {clocks && <span>{t('shapes.calendar.clocks', { zone: clocks.replaceAll('_', ' ') })}</span>}
    </Box>
  )
}
