import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Box, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { StateChip } from '../../../admin/StateChip.tsx'
import { useRecords, useRecordsById } from '../../../admin/useRecords.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Section } from '../../parts/Section.tsx'
import { RequestQueue } from '../../wallets/requests/RequestQueue.tsx'
import { usePlanTexts } from '../usePlanTexts.ts'

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', py: 1 } as const

/** Subscriptions whose payment failed. */
const Unpaid = () => {
  const { t, day } = usePlanTexts()
  const { data, isPending, error, refetch } = useRecords('subscriptions', {
    filter: { status: ['pastDue', 'suspended'] },
    sort: { field: 'renewalDate', order: 'ASC' },
    limit: 50,
  })
  const firms = useRecordsById('firms', data?.map(({ firm }) => firm) ?? [])
  return (
    <Section
      title={t('plans.payment.unpaid')}
      pending={isPending}
      failed={error ? t('plans.payment.failed') : false}
      retry={() => void refetch()}
    >
      {data?.length === 0 && <EmptyState size="line" icon={<CheckCircle />} text={t('plans.payment.allPaid')} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map(({ id, firm, status, retryDate }) => (
          <Box component="li" key={id} sx={ROW}>
            <Link component={LinkBase} to={`/subscriptions/${encodeURIComponent(id)}/show`} color="inherit" underline="hover">
              <bdi>{firms.get(firm ?? '')?.name ?? '–'}</bdi>
            </Link>
            <Typography variant="body2" color="text.secondary" component="span">
              {retryDate && t('plans.payment.retry', { date: day(retryDate) })}{' '}
              <StateChip entity="subscriptions" field="status" state={status} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** For Admins: transfers to confirm, and firms whose payment failed. */
export const HousePayments = () => (
  <>
    <RequestQueue />
    <Unpaid />
  </>
)
