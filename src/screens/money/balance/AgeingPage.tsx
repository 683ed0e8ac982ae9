import Paid from '@mui/icons-material/PaidOutlined'
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { DayField } from '../../../admin/form/DayField.tsx'
import { useHub } from '../../../admin/hub.ts'
import { useRecordsById } from '../../../admin/useRecords.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { AgeingTable } from './AgeingTable.tsx'
import { PartyLink } from './PartyLink.tsx'
import { RemindAction, RemindAll } from './Reminders.tsx'
import { useReminding } from './useReminding.ts'

const VIEWS = ['receivable', 'payable', 'reminders'] as const
type View = (typeof VIEWS)[number]

const useAgeing = (view: View, date: string) => {
  const hub = useHub()
  const query = { account: view === 'payable' ? ('payable' as const) : ('receivable' as const), ...(date && { date }) }
  return useQuery({
    queryKey: ['payments', 'ageing', query],
    queryFn: () => hub.call<typeof paymentCalls.ageing>('GET', '/api/payments/ageing', { query }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const Found = ({ view, date }: { readonly view: View; readonly date: string }) => {
  const t = useAreaTexts('money')
  const { data, isPending, isError, refetch } = useAgeing(view, date)
  const known = useRecordsById('customers', data?.customers.map(({ customer }) => customer) ?? [])
  const reminding = useReminding()
  const may = useMay()
  const reminds = view === 'reminders' && may('customers', 'export')
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (isError) return <ErrorState text={t('money.failed')} retry={() => void refetch()} />
  const customers = view === 'reminders' ? data.customers.filter(({ oldest }) => oldest > 0) : data.customers
  if (customers.length === 0)
    return <EmptyState icon={<Paid />} text={t(view === 'reminders' ? 'money.nothingOverdue' : 'money.nothingOwed')} />
  return (
    <Stack sx={{ gap: 3 }}>
      <AgeingTable
        label={t(`money.${view}`)}
        head={t('money.party')}
        more={t('money.overdue')}
        actions={reminds}
        rows={customers.map((row) => ({
          ...row,
          key: `${row.customer} ${row.currency}`,
          head: <PartyLink id={row.customer} known={known} />,
          more: row.oldest > 0 ? row.oldest : '–',
          ...(reminds && { action: <RemindAction customer={known.get(row.customer)} {...reminding} /> }),
        }))}
      />
      {reminds && <RemindAll customers={[...new Set(customers.map(({ customer }) => customer))]} {...reminding} />}
      {view !== 'reminders' && (
        <div>
          <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
            {t('money.inAll')}
          </Typography>
          <AgeingTable
            label={t('money.inAll')}
            head={t('money.currency')}
            rows={data.totals.map((row) => ({ ...row, key: row.currency, head: row.currency }))}
          />
        </div>
      )}
    </Stack>
  )
}

/** Receivables and payables by customer and age on any day, and reminders (`/Ageing`). */
const AgeingPage = () => {
  const t = useAreaTexts('money')
  const title = useTranslate()('app.menu.ageing')
  const [view, setView] = useState<View>('receivable')
  const [date, setDate] = useState('')
  return (
    <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
      <Title title={title} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SegmentedControl
          label={title}
          segments={VIEWS.map((name) => ({ name, label: t(`money.${name}`) }))}
          value={view}
          onChange={setView}
        />
        <Box sx={{ width: { xs: '100%', sm: '12rem' } }}>
          <DayField label={t('money.onDay')} value={date} onChange={setDate} />
        </Box>
      </Stack>
      <Card sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Found view={view} date={date} />
      </Card>
    </Stack>
  )
}

export default AgeingPage
