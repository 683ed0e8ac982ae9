import type { Json } from '../../../model/entitySchema.ts'
import type { Texts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatDateTime, formatMoney } from '../../../providers/i18n/format.ts'
import type { ShownNotification } from './useNotifications.ts'

/** Formats parameters: the amount with its currency, names that end in `At` as times, and in `Day` as days. */
const shown = (params: Readonly<Record<string, Json>>, locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'amount') return [name, formatMoney(String(value), String(params.currency ?? ''), locale)]
      if (name.endsWith('Day')) return [name, formatDate(String(value), locale)]
      return [name, name.endsWith('At') ? formatDateTime(String(value), locale) : String(value)]
    }),
  )

/** Text of a notification in the user's language. */
export const notificationText = ({ kind, params }: Pick<ShownNotification, 'kind' | 'params'>, texts: Texts, locale: string): string =>
  texts(`notifications.kinds.${kind}`, shown(params ?? {}, locale))
