import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import { Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHub } from '../../../admin/hub.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Section } from '../../parts/Section.tsx'
import { AgeingTable } from './AgeingTable.tsx'
import { Entries } from './Entries.tsx'
import { ALL_TIME, asQuery, type Period, PeriodFilter } from './PeriodFilter.tsx'

type Account = 'receivable' | 'payable'
const ACCOUNTS: readonly Account[] = ['receivable', 'payable']

/** Query key; the live events of payments invalidate it. */
const KEY = 'payments'

const Balance = ({ customer }: { readonly customer: string }) => {
  const t = useAreaTexts('money')
  const hub = useHub()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [KEY, 'balance', customer],
    queryFn: () => hub.call<typeof paymentCalls.balance>('GET', '/api/customers/{id}/balance', { params: { id: customer } }),
    retry: false,
  })
  const sides = ACCOUNTS.filter((account) => (data?.[account].length ?? 0) > 0)
  return (
    <Section title={t('money.balance')} pending={isPending} failed={isError && t('money.failed')} retry={() => void refetch()}>
      {data && sides.length === 0 && <EmptyState size="line" icon={<AccountBalance />} text={t('money.nothingOwed')} />}
      <Stack sx={{ gap: 3 }}>
        {data &&
          sides.map((account) => (
            <div key={account}>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                {t(`money.${account}`)}
              </Typography>
              <AgeingTable
                label={t(`money.${account}`)}
                head={t('money.currency')}
                rows={data[account].map((row) => ({ ...row, key: row.currency, head: row.currency }))}
              />
            </div>
          ))}
      </Stack>
    </Section>
  )
}

const Statement = ({ customer }: { readonly customer: string }) => {
  const t = useAreaTexts('money')
  const hub = useHub()
  const [account, setAccount] = useState<Account>('receivable')
  const [period, setPeriod] = useState<Period>(ALL_TIME)
  const query = { account, ...asQuery(period) }
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [KEY, 'statement', customer, query],
    queryFn: () => hub.call<typeof paymentCalls.statement>('GET', '/api/customers/{id}/statement', { params: { id: customer }, query }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Section title={t('money.statement')} pending={isPending} failed={isError && t('money.failed')} retry={() => void refetch()}>
      {data && (
        <>
          <Stack sx={{ mb: 2 }}>
            <SegmentedControl
              label={t('money.statement')}
              segments={ACCOUNTS.map((name) => ({ name, label: t(`money.${name}`) }))}
              value={account}
              onChange={(name) => {
                setAccount(name)
                setPeriod({ ...period, currency: '' })
              }}
            />
          </Stack>
          <PeriodFilter value={period} currency={data.currency} currencies={data.currencies} onChange={setPeriod} />
          <Entries
            label={t('money.statement')}
            currency={data.currency ?? ''}
            opening={data.opening}
            closing={data.closing}
            entries={data.entries}
          />
        </>
      )}
    </Section>
  )
}

/** A customer's receivables and payables by age, and the statement. */
const CustomerBalance = ({ customer }: { readonly customer: string }) => (
  <>
    <Balance customer={customer} />
    <Statement customer={customer} />
  </>
)

export default CustomerBalance
