import Accept from '@mui/icons-material/CheckCircleOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Refuse from '@mui/icons-material/HighlightOffOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { BulkQuestion } from '../../../admin/bulk/BulkQuestion.tsx'
import { FailedList } from '../../../admin/bulk/FailedList.tsx'
import { NotShownNote } from '../../../admin/bulk/NotShownNote.tsx'
import { useBulk } from '../../../admin/bulk/useBulk.ts'
import { useMayBeSelected, useTakeSelected } from '../../../admin/bulk/useSelected.ts'
import { MAX_LOTS_IN_EVENT } from '../../../domain/auction/offerCalls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx'

const ScheduleDialog = lazy(() => import('./ScheduleDialog.tsx'))

type Offer = ShownMap['carOffers']

const isSubmitted = ({ status }: Offer): boolean => status === 'submitted'

const isAccepted = ({ status }: Offer): boolean => status === 'accepted'

const REFUSED = { done: 'offers.refusedMany', failed: 'offers.failedMany' } as const
const ACCEPTED = { done: 'offers.acceptedMany', failed: 'offers.failedMany' } as const

const RefuseMany = () => {
  const t = useAreaTexts('offers')
  const [open, setOpen] = useState(false)
  const { run, running, failed, forget, count } = useBulk('refuse', REFUSED, () => setOpen(false), t)
  const close = () => {
    setOpen(false)
    forget()
  }
  return (
    <>
      <Button size="small" startIcon={<Refuse />} onClick={() => setOpen(true)}>
        {t('offers.refuse')}
      </Button>
      {open && (
        <ReasonDialog
          title={t('offers.refuseMany', { smart_count: count })}
          text={t('offers.refuseText')}
          yes={t('offers.refuse')}
          label={t('offers.reason')}
          required
          busy={running}
          onYes={(reason) => void run({ data: { reason } })}
          onClose={close}
        >
          <NotShownNote />
          <FailedList failed={failed} title={REFUSED.failed} texts={t} />
        </ReasonDialog>
      )}
    </>
  )
}

/** Decides about the selected offers: accept, refuse, or schedule accepted ones as the lots of an event (`PRODUCT.md A15`). */
const OfferBulk = () => {
  const may = useMay()
  const t = useAreaTexts('offers')
  const { onUnselectItems } = useListContext()
  const isAny = useMayBeSelected<Offer>()
  const { taken, take, drop } = useTakeSelected<Offer>({ most: MAX_LOTS_IN_EVENT, fits: isAccepted })
  if (!may('carOffers', 'approve')) return null
  return (
    <>
      {isAny(isSubmitted) && (
        <BulkQuestion action="accept" label="offers.accept" title="offers.acceptMany" texts={ACCEPTED} area={t} labelled>
          <Accept />
        </BulkQuestion>
      )}
      {isAny(isAccepted) && (
        <Button size="small" startIcon={<Event />} onClick={take}>
          {t('offers.schedule')}
        </Button>
      )}
      {isAny((offer) => isSubmitted(offer) || isAccepted(offer)) && <RefuseMany />}
      {taken && (
        <Suspense>
          <ScheduleDialog offers={taken} onClose={drop} onDone={onUnselectItems} />
        </Suspense>
      )}
    </>
  )
}

export default OfferBulk
