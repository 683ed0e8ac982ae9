import type { Texts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime, formatMoney } from '../../../providers/i18n/format.ts'
import { direction } from '../../../providers/i18n/locales.ts'
import type { Told } from './useNotifications.ts'

/** Names keep their own direction in a text that runs the other way. */
const apart = (name: string, locale: string): string => (direction(locale) === 'rtl' ? `\u2068${name}\u2069` : name)

/** Parameters as a person reads them: the amount with its currency, and what ends in `At` as a moment. */
const shown = (params: Readonly<Record<string, string | number>>, locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === 'amount') return [name, formatMoney(String(value), String(params.currency ?? ''), locale)]
      return [name, name.endsWith('At') ? formatDateTime(String(value), locale) : apart(String(value), locale)]
    }),
  )

/** What a notification says, in the page's language. */
export const notificationText = ({ kind, params }: Pick<Told, 'kind' | 'params'>, texts: Texts, locale: string): string =>
  texts(`notifications.kinds.${kind}`, shown(params ?? {}, locale))
