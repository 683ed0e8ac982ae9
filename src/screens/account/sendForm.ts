import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { HubDataProvider } from '../../providers/data/createDataProvider.ts'
import { fieldErrorsOf } from '../../providers/data/refusal.ts'

export type Sent<T> = { readonly answer: T } | { readonly errors: Readonly<Record<string, string>> | undefined }

/** Makes a call with the values of a form: resolves to the answer or to the errors by field. Other errors become a notification. */
export const useSendForm = () => {
  const hub = useHub()
  const notify = useNotify()
  return async <T>(send: (hub: HubDataProvider) => Promise<T>): Promise<Sent<T>> => {
    try {
      return { answer: await send(hub) }
    } catch (error) {
      const errors = fieldErrorsOf(error)
      if (!errors) notify(error instanceof Error ? error.message : 'errors.requestFailed', { type: 'error' })
      return { errors }
    }
  }
}
