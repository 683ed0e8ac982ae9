import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { NOT_REFUSED, type Refused, textAbove } from '../parts/refused.ts'
import { type Typed, useWalletCall, type WalletCall } from '../wallets/useWalletCall.ts'

/**
 * Sends a call on a deal, reports its result, and refetches the deal. Runs `close` after a success. `shown`: paths of the fields whose errors are shown at
 * their inputs; `above` is what remains.
 */
export const useDealCall = (send: WalletCall, done: string, close?: () => void, shown: readonly string[] = []) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useQueryClient()
  const { busy, call } = useWalletCall(send)
  const [refused, setRefused] = useState<Refused>(NOT_REFUSED)
  const act = async (typed: Typed = {}): Promise<void> => {
    const outcome = await call(typed)
    setRefused(outcome ?? NOT_REFUSED)
    if (!outcome) {
      notify(done, { type: 'success' })
      close?.()
    }
    void client.invalidateQueries({ queryKey: ['deals'] })
    refresh()
  }
  return { busy, act, refused, above: textAbove(refused, shown) }
}
