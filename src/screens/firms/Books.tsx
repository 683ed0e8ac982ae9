import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useRefresh } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { DayField } from '../../admin/form/DayField.tsx'
import { useHub } from '../../admin/hub.ts'
import { useRecord } from '../../admin/useRecords.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import type { firmCalls } from '../../domain/firms/calls.ts'
import { refusalOf } from '../../providers/data/refusal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDate } from '../../providers/i18n/format.ts'
import { Section } from '../parts/Section.tsx'

/** Closes a firm's books up to a day, or opens them, and reports the result. */
const useClosing = (firm: string) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const reasonOf = useRefusalReason()
  const texts = useAreaTexts('access')
  const [running, setRunning] = useState(false)
  const close = async (until?: string) => {
    setRunning(true)
    try {
      const body = until === undefined ? {} : { until }
      await hub.call<typeof firmCalls.closePeriod>('POST', '/api/firms/{id}/closePeriod', { params: { id: firm }, body })
      notify(texts(until === undefined ? 'access.firm.books.reopened' : 'access.firm.books.closed'), { type: 'success' })
      refresh()
    } catch (error) {
      notify(reasonOf(refusalOf(error) ?? {}), { type: 'error', multiLine: true })
    } finally {
      setRunning(false)
    }
  }
  return { close, running }
}

/** The day up to which the books are closed to postings (`PRODUCT.md E17`), for users who may edit the firm. */
export const Books = ({ id }: { readonly id: string }) => {
  const texts = useAreaTexts('access')
  const may = useMay()
  const [locale] = useLocaleState()
  const [day, setDay] = useState('')
  const { close, running } = useClosing(id)
  const { data } = useRecord('firms', id)
  if (!data || !may('firms', 'edit')) return null
  const { closedUntil } = data
  return (
    <Section title={texts('access.firm.books.title')} pending={false} failed={false} retry={() => undefined}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {closedUntil ? texts('access.firm.books.until', { until: formatDate(closedUntil, locale) }) : texts('access.firm.books.open')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ width: { xs: '100%', sm: '14rem' } }}>
          <DayField label={texts('access.firm.books.day')} value={day} onChange={setDay} />
        </Box>
        <Button variant="outlined" disabled={running || day === ''} onClick={() => void close(day)}>
          {texts('access.firm.books.close')}
        </Button>
        {closedUntil && (
          <Button color="inherit" disabled={running} onClick={() => void close()}>
            {texts('access.firm.books.reopen')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
