import { Alert, Box, Card, Skeleton, Stack, Typography } from '@mui/material'
import { Title, useParams, useTranslate } from 'react-admin'
import { toneColor } from '../../admin/StateChip.tsx'
import { isRefused, MissingMessage } from '../../admin/show/MissingMessage.tsx'
import type { dealCalls } from '../../domain/deals/calls.ts'
import { FailedAttempts } from '../auctions/room/FailedAttempts.tsx'
import { useRetryNow } from '../auctions/room/RetryNow.tsx'
import { CarPicture } from '../cars/CarPicture.tsx'
import { DealActions } from './DealActions.tsx'
import { Documents } from './Documents.tsx'
import { GateCode } from './gate/GateCode.tsx'
import { Messages } from './Messages.tsx'
import { Panel } from './Panel.tsx'
import { TermsTable } from './TermsTable.tsx'
import { Timeline } from './Timeline.tsx'
import { type Sheet, useDealTexts, useSheet } from './useSheet.ts'

/** The ways to pay the open amount: wallet and bank transfer. */
const HowToPay = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t, money } = useDealTexts()
  const { owed, available, bank, currency } = sheet
  if (owed === null || bank === null) return null
  return (
    <Panel title={t('deals.pay.title')}>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2">{t('deals.pay.wallet', { available: money(available, currency) })}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(bank.iban ? 'deals.pay.transfer' : 'deals.pay.transferAsk', {
            amount: money(owed, currency),
            name: bank.name,
            iban: bank.iban ?? '',
            reference: bank.reference,
          })}
        </Typography>
      </Stack>
    </Panel>
  )
}

const Car = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t } = useDealTexts()
  const { car } = sheet
  const facts = [car.vin && `VIN ${car.vin}`, car.lotNumber && t('deals.lot', { lot: car.lotNumber })].filter(Boolean).join(' · ')
  return (
    <Card component="section" sx={{ overflow: 'hidden', display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' } }}>
      <Box sx={{ aspectRatio: '4 / 3' }}>
        <CarPicture image={car.image} car={car} size="card" alt={car.name} />
      </Box>
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 0.75, minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{car.name}</bdi>
        </Typography>
        {facts && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts}
          </Typography>
        )}
        {car.location && (
          <Typography variant="body2" color="text.secondary">
            {t('deals.standsAt', { place: car.location })}
          </Typography>
        )}
      </Stack>
    </Card>
  )
}

/** The most important message for the reader: a step that is due, or the state. */
const Notice = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t, money, day, moment } = useDealTexts()
  const { status, side, owed, currency, due, ends, offerUntil, late, dispute } = sheet
  if (status === 'disputed') return <Alert severity="warning">{t('deals.notice.disputed', { reason: dispute?.reason ?? '' })}</Alert>
  if (status === 'offered')
    return (
      <Alert severity="info">{t(`deals.notice.${side === 'buyer' ? 'offered' : 'offeredToOther'}`, { until: moment(offerUntil) })}</Alert>
    )
  if (status !== 'invoiced') return null
  if (side === 'seller') return <Alert severity="info">{t('deals.notice.unpaid', { due: day(due) })}</Alert>
  const text = { amount: money(owed, currency), due: day(due), ends: day(ends) }
  return <Alert severity={toneColor(late ? 'danger' : 'caution')}>{t(late ? 'deals.notice.late' : 'deals.notice.owed', text)}</Alert>
}

/** Why a step failed, with a retry button. */
const Stuck = ({ id, trouble }: { readonly id: string; readonly trouble: NonNullable<Sheet['trouble']> }) => {
  const { t } = useDealTexts()
  const translate = useTranslate()
  const retry = useRetryNow((hub) => hub.call<typeof dealCalls.tryNow>('POST', '/api/deals/{id}/tryNow', { params: { id } }))
  const reason = translate(`resources.deals.options.problem.${trouble.problem}`)
  return <FailedAttempts title={t('deals.stuck')} reason={reason} trouble={trouble} retry={retry} />
}

const Found = ({ id, sheet }: { readonly id: string; readonly sheet: Sheet }) => {
  const { t } = useDealTexts()
  const { buying, selling, currency, deposit, owed, trouble } = sheet
  return (
    <>
      <Title title={t('deals.title', { car: sheet.car.name })} />
      {trouble && <Stuck id={id} trouble={trouble} />}
      <Notice sheet={sheet} />
      <DealActions id={id} sheet={sheet} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Car sheet={sheet} />
          {buying && <TermsTable title={t('deals.terms.buying')} terms={buying} currency={currency} deposit={deposit} owed={owed} />}
          {selling && <TermsTable title={t('deals.terms.selling')} terms={selling} currency={currency} deposit={null} owed={null} />}
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0, gridRow: { lg: 'span 2' }, order: { xs: sheet.gate ? -1 : 0, lg: 0 } }}>
          {sheet.gate && <GateCode gate={sheet.gate} />}
          <Timeline sheet={sheet} />
          <HowToPay sheet={sheet} />
          <Documents sheet={sheet} />
        </Stack>
        <Messages id={id} sheet={sheet} />
      </Box>
    </>
  )
}

/** A deal: steps, amounts, due date, documents, gate code and dispute (`PRODUCT.md A14`). */
const DealShow = () => {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { t } = useDealTexts()
  const { data, isPending, error, refetch } = useSheet(id)
  return (
    <Stack sx={{ gap: 2, pb: 3 }}>
      {isPending && <Skeleton variant="rounded" height={320} />}
      {error && !data && (
        <>
          <Title title={translate('resources.deals.name', { smart_count: 1 })} />
          <MissingMessage
            title={t(isRefused(error) ? 'deals.missing' : 'deals.failed')}
            error={error}
            list="/deals"
            again={() => void refetch()}
          />
        </>
      )}
      {data && <Found id={id} sheet={data} />}
    </Stack>
  )
}

export default DealShow
