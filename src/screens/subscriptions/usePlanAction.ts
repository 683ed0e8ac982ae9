import { useNotify, useRefresh } from 'react-admin'
import { useWalletCall, type WalletCall } from '../wallets/useWalletCall.ts'

/** Sends a call without input, and reports its result. */
export const usePlanAction = (send: WalletCall, done: string) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const { busy, call } = useWalletCall(send)
  const act = async (): Promise<void> => {
    const refused = await call({})
    if (refused) notify(refused.message ?? '', { type: 'error', multiLine: true })
    else notify(done, { type: 'success' })
    refresh()
  }
  return { busy, act }
}
