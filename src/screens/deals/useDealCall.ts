import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { type Typed, useWalletCall, type WalletCall } from '../wallets/useWalletCall.ts'

/** Sends a call on a deal, reports its result, and refetches the deal. Runs `close` after a success. */
export const useDealCall = (send: WalletCall, done: string, close?: () => void) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useQueryClient()
  const { busy, call } = useWalletCall(send)
  const [refused, setRefused] = useState<string>()
  const act = async (typed: Typed = {}): Promise<void> => {
    const outcome = await call(typed)
    const message = outcome && (outcome.message ?? Object.values(outcome.fields)[0] ?? '')
    setRefused(message)
    if (message === undefined) {
      notify(done, { type: 'success' })
      close?.()
    }
    void client.invalidateQueries({ queryKey: ['deals'] })
    refresh()
  }
  return { busy, act, refused }
}
