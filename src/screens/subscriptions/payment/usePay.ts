import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { useWalletCall } from '../../wallets/useWalletCall.ts'

/** Pays an invoice of the plan by one of the means of payment. Keeps a refusal until the next attempt. */
export const usePay = (body: BodyOf<typeof subscriptionCalls.pay>, done: string) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [refused, setRefused] = useState<string>()
  const { busy, call } = useWalletCall((hub, _, headers) =>
    hub.call<typeof subscriptionCalls.pay>('POST', '/api/subscriptions/payments', { headers, body }),
  )
  const pay = async (): Promise<void> => {
    const outcome = await call({})
    setRefused(outcome?.message)
    if (!outcome) notify(done, { type: 'success' })
    refresh()
  }
  return { busy, pay, refused }
}
