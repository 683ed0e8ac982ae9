import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { HubDataProvider } from '../../providers/data/createDataProvider.ts'
import { type Refusal, refusalOf } from '../../providers/data/refusal.ts'
import { formatMoney } from '../../providers/i18n/format.ts'
import { newIdempotencyKey } from '../parts/idempotencyKey.ts'
import { type Refused, useFieldTexts } from '../parts/refused.ts'

const AMOUNTS = ['available', 'needed'] as const

const useRefused = () => {
  const translate = useTranslate()
  const fieldTexts = useFieldTexts('walletRequests')
  const [locale] = useLocaleState()
  const written = (params: Refusal['params'] = {}) => {
    const { currency } = params
    if (typeof currency !== 'string') return params
    return { ...params, ...Object.fromEntries(AMOUNTS.map((name) => [name, formatMoney(String(params[name]), currency, locale)])) }
  }
  return (error: unknown): Refused => {
    const { code = 'requestFailed', params, message } = refusalOf(error) ?? {}
    const fields = fieldTexts(error)
    if (Object.keys(fields).length > 0) return { fields }
    return { fields, message: translate(`errors.${code}`, { ...written(params), _: message ?? translate('errors.requestFailed') }) }
  }
}

/** Typed values by field. */
export type Typed = Readonly<Record<string, string>>

/** Sends the typed values with an idempotency key. */
export type WalletCall = (hub: HubDataProvider, typed: Typed, headers: { readonly 'Idempotency-Key': string }) => Promise<unknown>

/** Makes an idempotent call: an unanswered call is repeated with the same key. Resolves to the errors, or to undefined on success. */
export const useWalletCall = (send: WalletCall) => {
  const hub = useHub()
  const client = useQueryClient()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const intent = useRef({ what: '', key: '' })

  const call = async (typed: Typed): Promise<Refused | undefined> => {
    const what = JSON.stringify(typed)
    if (intent.current.what !== what) intent.current = { what, key: newIdempotencyKey() }
    setBusy(true)
    try {
      await send(hub, typed, { 'Idempotency-Key': intent.current.key })
      intent.current = { what: '', key: '' }
      for (const entity of ['wallets', 'postings', 'walletHolds', 'walletRequests']) void client.invalidateQueries({ queryKey: [entity] })
      return undefined
    } catch (error) {
      return refused(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, call }
}
