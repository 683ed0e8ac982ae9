import type { NotificationMessages } from '../../../../i18n/en/areas/notifications.ts'
import { PLAN_NOTICES } from '../../../../schemas/parts/notificationKinds.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { intlLocale } from '../../../model/values/numberText.ts'
import { mailText } from '../../auth/mail/mailText.ts'
import { type MailContext, mailNotifications, type Notification } from '../notifications/mailNotifications.ts'

type PlanNotice = (typeof PLAN_NOTICES)[number]

/** The page that a mail links to. */
const PAGES: Readonly<Record<PlanNotice, string>> = {
  planPastDue: 'Subscription/SubscriptionPayment',
  planSuspended: 'Subscription/SubscriptionPayment',
  planRestored: 'MySubscriptionPlan',
  planEnded: 'Subscription',
  planChangeHeld: 'MySubscriptionPlan',
  planTrialEnds: 'Subscription',
  planCarsNear: 'Subscription',
  planCarsFull: 'Subscription',
  planBidsNear: 'Subscription',
  planBidsFull: 'Subscription',
}

const english = () => import('../../../../i18n/en/areas/notifications.ts')

const TEXTS: Readonly<Record<string, () => Promise<{ default: NotificationMessages }>>> = {
  en: english,
  ar: () => import('../../../../i18n/ar/areas/notifications.ts'),
  fr: () => import('../../../../i18n/fr/areas/notifications.ts'),
  tr: () => import('../../../../i18n/tr/areas/notifications.ts'),
}

/** Values of the text; those of names that end in `Day` as the language writes days. */
const paramText = (params: Notification['params'], name: string, locale: string): string => {
  const value = String(params?.[name] ?? '')
  return name.endsWith('Day') ? dateFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value)) : value
}

/** Mails the notifications about plans, each with the page that it is about. */
export const mailNotices = (context: MailContext): Promise<void> =>
  mailNotifications(context, PLAN_NOTICES, async (user, { kind, params }) => {
    const plan = PLAN_NOTICES.find((one) => one === kind)
    if (!plan) return undefined
    const locale = user.locale ?? 'en'
    const { kinds } = (await (TEXTS[locale] ?? english)()).default
    const text = kinds[plan].replace(/%\{(\w+)\}/g, (_, name: string) => paramText(params, name, locale))
    const address = `${context.publicUrl}/${PAGES[plan]}`
    return mailText('planNotice', { to: user.email, locale }, { name: user.name, plan: paramText(params, 'plan', locale), text, address })
  })
