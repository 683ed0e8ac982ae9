import Accept from '@mui/icons-material/CheckCircleOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Refuse from '@mui/icons-material/HighlightOffOutlined'
import Withdraw from '@mui/icons-material/UndoOutlined'
import { Suspense, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import { NamedActionButton } from '../../../admin/show/NamedActionButton.tsx'
import { RecordAction } from '../../../admin/show/RecordAction.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import type { offerActions } from '../../../domain/auction/offerCalls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx'

const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'))

interface Props {
  readonly offer: ShownMap['carOffers']
}

/** Sends a decision; resolves to the code of its refusal, or to undefined. */
const useDecision = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const reasonOf = useRefusalReason()
  const [busy, setBusy] = useState(false)
  const decide = async (call: () => Promise<unknown>, done: string, expected?: string): Promise<string | undefined> => {
    setBusy(true)
    try {
      await call()
      notify(done, { type: 'success' })
      refresh()
      return undefined
    } catch (error) {
      const refusal = refusalOf(error) ?? {}
      if (refusal.code !== expected || expected === undefined) notify(reasonOf(refusal), { type: 'error', multiLine: true })
      return refusal.code ?? 'requestFailed'
    } finally {
      setBusy(false)
    }
  }
  return { busy, decide }
}

/** Accepts the offer; asks first if another firm has the VIN on offer. */
const AcceptOffer = ({ offer: { id } }: Props) => {
  const t = useAreaTexts('offers')
  const hub = useHub()
  const { busy, decide } = useDecision()
  const [asking, setAsking] = useState(false)
  const accept = async (despiteVin: boolean) => {
    const call = () => hub.call<typeof offerActions.accept>('POST', '/api/carOffers/{id}/accept', { params: { id }, body: { despiteVin } })
    const refused = await decide(call, t('offers.accepted'), 'vinOnOffer')
    setAsking(refused === 'vinOnOffer')
  }
  return (
    <>
      <RecordAction label={t('offers.accept')} icon={<Accept />} primary disabled={busy} onClick={() => void accept(false)} />
      <ConfirmDialog
        open={asking}
        title={t('offers.acceptTitle')}
        text={t('offers.vin')}
        yes={t('offers.accept')}
        busy={busy}
        onYes={() => void accept(true)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const RefuseOffer = ({ offer: { id } }: Props) => {
  const t = useAreaTexts('offers')
  const hub = useHub()
  const { busy, decide } = useDecision()
  const [asking, setAsking] = useState(false)
  const refuse = async (reason: string) => {
    const call = () => hub.call<typeof offerActions.refuse>('POST', '/api/carOffers/{id}/refuse', { params: { id }, body: { reason } })
    if ((await decide(call, t('offers.refused'))) === undefined) setAsking(false)
  }
  return (
    <>
      <RecordAction label={t('offers.refuse')} icon={<Refuse />} disabled={busy} onClick={() => setAsking(true)} />
      {asking && (
        <ReasonDialog
          title={t('offers.refuseTitle')}
          text={t('offers.refuseText')}
          yes={t('offers.refuse')}
          label={t('offers.reason')}
          required
          busy={busy}
          onYes={(reason) => void refuse(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const ScheduleOffer = ({ offer }: Props) => {
  const t = useAreaTexts('offers')
  const [open, setOpen] = useState(false)
  return (
    <>
      <RecordAction label={t('offers.schedule')} icon={<Event />} primary onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ScheduleDialog offers={[offer]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const WithdrawOffer = () => {
  const t = useAreaTexts('offers')
  return (
    <NamedActionButton<typeof offerActions.withdraw>
      path="/api/carOffers/{id}/withdraw"
      label={t('offers.withdraw')}
      icon={<Withdraw />}
      done={t('offers.withdrawn')}
      question={{ title: t('offers.withdrawTitle'), text: t('offers.withdrawText'), no: t('offers.keep') }}
    />
  )
}

/** Decisions of Admins on an offer's page, and the firm's withdrawal. */
const OfferActions = () => {
  const may = useMay()
  const offer = useShownRecord('carOffers')
  if (!offer) return null
  const [waits, accepted, decides] = [offer.status === 'submitted', offer.status === 'accepted', may('carOffers', 'approve')]
  return (
    <>
      {waits && decides && <AcceptOffer offer={offer} />}
      {accepted && decides && <ScheduleOffer offer={offer} />}
      {(waits || accepted) && decides && <RefuseOffer offer={offer} />}
      {waits && may('carOffers', 'edit') && <WithdrawOffer />}
    </>
  )
}

export default OfferActions
