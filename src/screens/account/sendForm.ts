import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'

interface Refused {
  readonly message?: string
  readonly body?: { readonly errors?: Readonly<Record<string, string>> }
}

export type Sent = { readonly answer: unknown } | { readonly errors: Readonly<Record<string, string>> | undefined }

/** Sends a form to `/api/me/…`: resolves to the answer or to the errors by field. Other errors become a notification. */
export const useSendForm = () => {
  const { send } = useHub()
  const notify = useNotify()
  return async (path: string, options: Parameters<typeof send>[1]): Promise<Sent> => {
    try {
      return { answer: await send(`me/${path}`, options) }
    } catch (error) {
      const { body, message } = error as Refused
      if (!body?.errors) notify(message ?? 'errors.requestFailed', { type: 'error' })
      return { errors: body?.errors }
    }
  }
}
