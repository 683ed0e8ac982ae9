import CardMembership from '@mui/icons-material/CardMembershipOutlined'
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Extension from '@mui/icons-material/ExtensionOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import type { ReactElement, ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import { StateChip } from '../../../admin/StateChip.tsx'
import { useRecordsById } from '../../../admin/useRecords.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate } from '../../../providers/i18n/format.ts'
import { formatRelativeTime } from '../../../providers/i18n/formatRelativeTime.ts'
import { TintedIcon } from '../../../ui/TintedIcon.tsx'
import { useAmounts } from '../figures/texts.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useShortList } from './useShortList.ts'

type Subscription = ShownMap['subscriptions']

type Plan = ShownMap['subscriptionPlans']

interface Line {
  readonly key: string
  readonly icon: ReactElement
  readonly primary: ReactNode
  readonly secondary: ReactNode
  readonly end: ReactNode
}

const PLAN = '/-/MySubscriptionPlan'

/** The plan's benefits, one per line. */
const useLines = ({ status, renewalDate, addonServices }: Subscription, plan: Plan | undefined): readonly Line[] => {
  const t = useAreaTexts('home')
  const { count, amount } = useAmounts()
  const [locale] = useLocaleState()
  const granted: readonly Line[] = plan
    ? [
        {
          key: 'cars',
          icon: <DirectionsCar />,
          primary: t('home.plan.cars'),
          secondary: t('home.plan.carsHint'),
          end: <bdi>{count(plan.carLimit)}</bdi>,
        },
        {
          key: 'pipeline',
          icon: <Gavel />,
          primary: t('home.plan.pipeline'),
          secondary: t('home.plan.pipelineHint'),
          end: <bdi>{count(plan.pipelineCarLimit)}</bdi>,
        },
      ]
    : []
  const services = addonServices?.length ?? 0
  return [
    {
      key: 'plan',
      icon: <CardMembership />,
      primary: <bdi>{plan?.name ?? ''}</bdi>,
      secondary: plan ? t('home.plan.price', { price: amount(plan.pricePerMonth, plan.currency) }) : '',
      end: <StateChip entity="subscriptions" field="status" state={status} />,
    },
    ...granted,
    {
      key: 'services',
      icon: <Extension />,
      primary: t('home.plan.services'),
      secondary: t('home.plan.servicesHint'),
      end: <bdi>{count(services)}</bdi>,
    },
    {
      key: 'renewal',
      icon: <Event />,
      primary: t('home.plan.renewal'),
      secondary: renewalDate ? formatRelativeTime(`${renewalDate}T12:00:00Z`, locale, Date.now()) : '',
      end: formatDate(renewalDate, locale) || '–',
    },
  ]
}

const Lines = ({ subscription, plan }: { readonly subscription: Subscription; readonly plan: Plan | undefined }) => {
  const lines = useLines(subscription, plan)
  return (
    <Entries records={lines} error={undefined} retry={() => undefined} empty={{ icon: <CardMembership />, text: '' }}>
      {({ key, icon, primary, ...line }) => <Entry key={key} {...line} icon={<TintedIcon>{icon}</TintedIcon>} primary={primary} />}
    </Entries>
  )
}

/** The user's plan and its benefits. */
export const PlanPanel = () => {
  const t = useAreaTexts('home')
  const list = useShortList('subscriptions', { field: 'startDate', order: 'DESC' })
  const plans = useRecordsById('subscriptionPlans', list.records?.map(({ plan }) => plan) ?? [])
  const [subscription] = list.records ?? []
  return (
    <Panel title={t('home.lists.plan')} to={PLAN}>
      {subscription ? (
        <Lines subscription={subscription} plan={plans.get(subscription.plan)} />
      ) : (
        <Entries
          {...list}
          empty={{
            icon: <CardMembership />,
            text: t('home.empty.plan'),
            action: <ActionLink to="/subscriptionPlans" label={t('home.actions.plans')} right={['subscriptionPlans', 'list']} />,
          }}
        >
          {() => <></>}
        </Entries>
      )}
    </Panel>
  )
}
