import { useLocaleState, useTranslate } from 'react-admin'
import type { Confirmation } from '../../providers/data/confirmations.ts'
import { formatMoney } from '../../providers/i18n/format.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Text of what an operation needs confirmed, with what it costs. */
export const useConfirmationText = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (kind: string | undefined, about: Confirmation['about']): string => {
    if (!kind) return ''
    const price = formatMoney(textOf(about?.price), textOf(about?.currency), locale)
    return translate(`app.operations.confirmations.${kind}`, { _: '', price })
  }
}
