import { useLocaleState } from 'react-admin'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { formatRelativeTime } from '../../../providers/i18n/formatRelativeTime.ts'

/** A relative time, with the exact time as its tooltip. */
export const RelativeTime = ({ at }: { readonly at: string }) => {
  const [locale] = useLocaleState()
  return (
    <time dateTime={at} title={formatDateTime(at, locale)}>
      {formatRelativeTime(at, locale, Date.now())}
    </time>
  )
}
