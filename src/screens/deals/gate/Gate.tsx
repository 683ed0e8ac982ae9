import { Alert, Button, Card, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, Title, useParams } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useDealCall } from '../useDealCall.ts'
import { useDealTexts } from '../useSheet.ts'

const PATH = '/api/gate/{code}'

const useGate = (code: string) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['deals', 'gate', code],
    queryFn: ({ signal }) => hub.call<typeof dealCalls.gate>('GET', PATH, { params: { code }, signal }),
    retry: false,
  })
}

type Found = NonNullable<ReturnType<typeof useGate>['data']>

const Car = ({ code, found: { name, status, buyer, location, pickedUpAt } }: { readonly code: string; readonly found: Found }) => {
  const { t, moment } = useDealTexts()
  const { busy, act, above } = useDealCall(
    (hub) => hub.call<typeof dealCalls.pickUp>('POST', PATH, { params: { code } }),
    t('deals.gate.done'),
  )
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography>{t('deals.gate.buyer', { buyer })}</Typography>
      {location && <Typography color="text.secondary">{t('deals.standsAt', { place: location })}</Typography>}
      {above && <Alert severity="error">{above}</Alert>}
      {status === 'released' && (
        <Button size="large" variant="contained" disabled={busy} onClick={() => void act()}>
          {t('deals.gate.pickUp')}
        </Button>
      )}
      {status === 'pickedUp' && <Alert severity="success">{t('deals.gate.left', { at: moment(pickedUpAt) })}</Alert>}
      {status !== 'released' && status !== 'pickedUp' && <Alert severity="error">{t('deals.gate.closed')}</Alert>}
    </Stack>
  )
}

/** The car of a gate code, for staff of its car lot (`/Gate/{code}`, the address in the QR code). */
const Gate = () => {
  const { code = '' } = useParams()
  const { t } = useDealTexts()
  const { data, isPending, error, refetch } = useGate(code)
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 480 }}>
      <Title title={t('deals.gate.page')} />
      {isPending && <Skeleton variant="rounded" height={180} />}
      {error && !data && refusalOf(error)?.code !== 'notFound' && <ErrorState size="part" retry={() => void refetch()} />}
      {refusalOf(error)?.code === 'notFound' && (
        <Stack sx={{ gap: 2 }}>
          <Alert severity="error">{t('deals.gate.unknown')}</Alert>
          <Button component={LinkBase} to="/-/Gate" variant="outlined">
            {t('deals.gate.again')}
          </Button>
        </Stack>
      )}
      {data && <Car code={code} found={data} />}
    </Card>
  )
}

export default Gate
