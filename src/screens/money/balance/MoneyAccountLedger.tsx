import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHub } from '../../../admin/hub.ts'
import { useRecordsById } from '../../../admin/useRecords.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import type { HubDataProvider } from '../../../providers/data/createDataProvider.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Section } from '../../parts/Section.tsx'
import { Entries } from './Entries.tsx'
import { PartyLink } from './PartyLink.tsx'
import { ALL_TIME, asQuery, type Period, PeriodFilter } from './PeriodFilter.tsx'

interface Props {
  readonly entity: 'safeDeposits' | 'bankAccounts'
  readonly id: string
}

const read = (hub: HubDataProvider, { entity, id }: Props, query: ReturnType<typeof asQuery>) =>
  entity === 'safeDeposits'
    ? hub.call<typeof paymentCalls.safeLedger>('GET', '/api/safeDeposits/{id}/ledger', { params: { id }, query })
    : hub.call<typeof paymentCalls.accountLedger>('GET', '/api/bankAccounts/{id}/ledger', { params: { id }, query })

/** Entries of a safe deposit or bank account with a running balance. */
const MoneyAccountLedger = (place: Props) => {
  const t = useAreaTexts('money')
  const hub = useHub()
  const [period, setPeriod] = useState<Period>(ALL_TIME)
  const query = asQuery(period)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['payments', 'ledger', place.entity, place.id, query],
    queryFn: () => read(hub, place, query),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const payments = data?.entries.filter(({ entity }) => entity === 'payments') ?? []
  const known = useRecordsById(
    'customers',
    payments.map(({ party }) => party),
  )
  return (
    <Section title={t('money.ledger')} pending={isPending} failed={isError && t('money.failed')} retry={() => void refetch()}>
      {data && (
        <>
          <PeriodFilter value={period} currency={data.currency} currencies={data.currencies} onChange={setPeriod} />
          <Entries
            label={t('money.ledger')}
            currency={data.currency ?? ''}
            opening={data.opening}
            closing={data.closing}
            entries={data.entries}
            party={({ entity, party }) => (entity === 'payments' && party ? <PartyLink id={party} known={known} /> : null)}
          />
        </>
      )}
    </Section>
  )
}

export default MoneyAccountLedger
