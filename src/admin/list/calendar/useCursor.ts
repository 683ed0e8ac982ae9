import { type Theme, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { localDay } from '../../../model/values/localDay.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { dayOf, daysShown, firstDayOfWeek, SPANS, type Span } from './calendarDays.ts'

/** The day with the focus and what is shown around it, in the address. */
export const useCursor = () => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const firstDay = firstDayOfWeek(intlLocale(useLocaleState()[0]))
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const [day, setDay] = useState(() => dayOf(params.get('day')) ?? localDay(new Date()))
  const span = SPANS.find((one) => one === params.get('span')) ?? (narrow ? 'agenda' : 'month')
  const days = daysShown(day, span, firstDay)
  const write = (name: string, value: string) => {
    params.set(name, value)
    void navigate({ search: `?${params}` }, { replace: true })
  }
  return {
    day,
    span,
    days,
    firstDay,
    go: (to: string) => {
      setDay(to)
      // Browsers limit how often an address changes.
      if (daysShown(to, span, firstDay)[0] !== days[0]) write('day', to)
    },
    setSpan: (to: Span) => write('span', to),
  }
}

export type Cursor = ReturnType<typeof useCursor>
