import type { HubDataProvider } from '../../../providers/data/createDataProvider.ts'
import { useMoneyCall } from '../../money/useMoneyCall.ts'

/**
 * Makes a call about a firm's terms, and reports its success; keeps a refusal for the dialog: `above` the inputs, and by field those that are `shown` at
 * theirs.
 */
export const useTermsCall = (done: string, onDone: () => void, shown: readonly string[] = []) => {
  const { send, busy, refused } = useMoneyCall('subscriptions', done, shown)
  const sendTerms = async (call: (hub: HubDataProvider) => Promise<unknown>): Promise<void> => {
    if (await send(call)) onDone()
  }
  return { send: sendTerms, busy, refused, above: refused.message }
}
