import type { NotificationMessages } from '../../../../i18n/en/areas/notifications.ts'
import { PLAN_NOTICES } from '../../../../schemas/parts/notificationKinds.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Mailer } from '../../auth/mail/mailer.ts'
import { mailText } from '../../auth/mail/mailText.ts'
import { forEachPaged } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { noticesToMail } from './due.sql.ts'

interface MailContext {
  readonly records: RecordContext
  readonly mailer: Pick<Mailer, 'submit'>
  readonly publicUrl: string
}

type Notice = EntityMap['notifications']

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
const paramText = (params: Notice['params'], name: string, locale: string): string => {
  const value = String(params?.[name] ?? '')
  return name.endsWith('Day') ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value)) : value
}

/** Marks a notification as mailed. Lock and check are in the transaction, so only one process mails it. */
const claim = ({ db, repository }: RecordContext, id: string): Promise<Notice | undefined> =>
  db.write(async (trx) => {
    const [notice] = await repository.of('notifications').getLocked(trx, [id])
    if (notice?.mailed !== false) return undefined
    return repository.of('notifications').update(trx, notice, { mailed: true })
  })

/** Mails a notification with the page that it is about. Skips users whose address is not verified. */
async function mail({ records, publicUrl, mailer }: MailContext, { user: id, kind, params }: Notice): Promise<void> {
  const user = await records.repository.of('users').get(records.db.read, id)
  const plan = PLAN_NOTICES.find((one) => one === kind)
  if (!plan || !user?.active || user.emailVerified !== true) return
  const locale = user.locale ?? 'en'
  const { kinds } = (await (TEXTS[locale] ?? english)()).default
  const text = kinds[plan].replace(/%\{(\w+)\}/g, (_, name: string) => paramText(params, name, locale))
  const address = `${publicUrl}/${PAGES[plan]}`
  const words = { name: user.name, plan: paramText(params, 'plan', locale), text, address }
  await mailer.submit(await mailText('planNotice', { to: user.email, locale }, words))
}

/** Mails the notifications about plans. A failure blocks no other. */
export const mailNotices = (parts: MailContext): Promise<void> =>
  forEachPaged(
    (last, limit) => noticesToMail(parts.records.db.read, last, limit),
    async (id) => {
      const claimed = await claim(parts.records, id)
      if (claimed) await mail(parts, claimed)
    },
    (error, id) => parts.records.report(error, 'a notification about a plan could not be mailed', { notification: id }),
  )
