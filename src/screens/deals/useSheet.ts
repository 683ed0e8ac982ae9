import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { dealCalls } from '../../domain/deals/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDate, formatDateTime, formatMoney, formatPercent } from '../../providers/i18n/format.ts'

export type Sheet = AnswerOf<typeof dealCalls.sheet>

/** A deal as the user's side sees it. Refetched with the deals. */
export const useSheet = (id: string) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['deals', 'sheet', id],
    queryFn: ({ signal }) => hub.call<typeof dealCalls.sheet>('GET', '/api/deals/{id}/sheet', { params: { id }, signal }),
    retry: false,
  })
}

/** Texts and formats of deals. */
export const useDealTexts = () => {
  const t = useAreaTexts('deals')
  const [locale] = useLocaleState()
  return {
    t,
    money: (amount: string | null, currency: string) => formatMoney(amount, currency, locale),
    percent: (rate: string) => formatPercent(rate, locale),
    day: (day: string | null) => formatDate(day, locale),
    moment: (at: string | null) => formatDateTime(at, locale),
  }
}
