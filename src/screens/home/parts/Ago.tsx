import { useLocaleState } from 'react-admin'
import { agoText } from '../../../providers/i18n/agoText.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'

/** How long ago something was; when exactly, to who points at it. */
export const Ago = ({ at }: { readonly at: string }) => {
  const [locale] = useLocaleState()
  return (
    <time dateTime={at} title={formatDateTime(at, locale)}>
      {agoText(at, locale, Date.now())}
    </time>
  )
}
