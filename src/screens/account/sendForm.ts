import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { HubDataProvider } from '../../providers/data/createDataProvider.ts'

interface Refused {
  readonly message?: string
  readonly body?: { readonly errors?: Readonly<Record<string, string>> }
}

export type Sent<T> = { readonly answer: T } | { readonly errors: Readonly<Record<string, string>> | undefined }

/** Makes a call with the values of a form: resolves to the answer or to the errors by field. Other errors become a notification. */
export const useSendForm = () => {
  const hub = useHub()
  const notify = useNotify()
  return async <T>(send: (hub: HubDataProvider) => Promise<T>): Promise<Sent<T>> => {
    try {
      return { answer: await send(hub) }
    } catch (error) {
      const { body, message } = error as Refused
      if (!body?.errors) notify(message ?? 'errors.requestFailed', { type: 'error' })
      return { errors: body?.errors }
    }
  }
}
