import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useMay } from '../../../admin/adminContext.tsx'
import type { Tone } from '../../../model/entitySchema.ts'
import { NoticeLine } from '../../access/NoticeLine.tsx'
import { today } from '../../parts/today.ts'
import { OWN, PAYMENT, PLANS } from '../paths.ts'
import type { Subscription } from '../records.ts'
import { useLatest } from '../usePlan.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { type NoticeKind, noticeOf } from './noticeOf.ts'

const TONES: Readonly<Record<NoticeKind, Tone>> = {
  trial: 'hint',
  trialToday: 'caution',
  pastDue: 'caution',
  suspended: 'danger',
  paused: 'caution',
  suspendedByHouse: 'danger',
  ended: 'danger',
}

const LINKS = {
  pay: PAYMENT,
  choose: PLANS,
  details: OWN,
} as const

const LINK: Readonly<Record<NoticeKind, keyof typeof LINKS>> = {
  trial: 'choose',
  trialToday: 'choose',
  pastDue: 'pay',
  suspended: 'pay',
  paused: 'details',
  suspendedByHouse: 'details',
  ended: 'choose',
}

const Line = ({ kind, subscription }: { readonly kind: NoticeKind; readonly subscription: Subscription }) => {
  const { t, day } = usePlanTexts()
  const { pathname } = useLocation()
  const { retryDate, renewalDate } = subscription
  const to = LINKS[LINK[kind]]
  return (
    <NoticeLine
      tone={TONES[kind]}
      action={
        pathname !== to && (
          <Button component={LinkBase} to={to} color="inherit" size="small">
            {t(`plans.notice.${LINK[kind]}`)}
          </Button>
        )
      }
    >
      {t(`plans.notice.${kind}`, { date: day(kind === 'pastDue' ? retryDate : renewalDate) })}
    </NoticeLine>
  )
}

/** Notice on every page if the plan of the user's firm needs a payment or a choice. Fetches its texts with the first notice. */
const PlanNotice = () => {
  const may = useMay()
  const { subscription } = useLatest(may('subscriptions', 'list'))
  const kind = subscription && noticeOf(subscription, today())
  return kind ? <Line kind={kind} subscription={subscription} /> : null
}

export default PlanNotice
