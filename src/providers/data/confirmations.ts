import { HttpError } from 'react-admin'
import type { HttpClient } from './http.ts'
import { createPromptQueue, type Open, type PromptQueue } from './promptQueue.ts'
import { DECLINED, type Refusal, refusalOf } from './refusal.ts'

/** An operation that requires confirmation: the server answers 409 with `confirmable` (specification, section 4). */
export interface Confirmation {
  /** Key of `errors.*`. */
  readonly code: string
  readonly operation: string
  /** Kind of confirmation: last part of the text key `app.operations.confirmations.*`. */
  readonly kind?: string | undefined
  /** Details, for example what is charged. */
  readonly about?: Refusal['about']
}

/** PromptQueue whose answer is whether to continue. */
export type Confirmations = PromptQueue<Confirmation, boolean>
export type OpenConfirmation = Open<Confirmation, boolean>

export const createConfirmations = (): Confirmations => createPromptQueue()

interface Confirmable {
  readonly code?: string
  readonly operation?: string
  readonly confirmation?: string
  readonly confirmable?: boolean
  readonly about?: Refusal['about']
}

/** The confirmation that a failed call, or a failed record of a batch, requires. */
export const confirmationOf = (refused: Confirmable | undefined): Confirmation | undefined =>
  refused?.confirmable === true && refused.code && refused.operation
    ? { code: refused.code, operation: refused.operation, kind: refused.confirmation, about: refused.about }
    : undefined

const CONFIRM = 'X-Confirm'

/** Request header with what the user has confirmed; nothing else of the operation counts as confirmed. */
export const confirmHeader = ({ operation, kind }: Confirmation): { readonly [CONFIRM]: string } => ({
  [CONFIRM]: kind ? `${operation}:${kind}` : operation,
})

export const confirmed = (headers: HeadersInit | undefined, confirmation: Confirmation): Headers => {
  const result = new Headers(headers)
  result.append(CONFIRM, confirmHeader(confirmation)[CONFIRM])
  return result
}

/** Asks the user to confirm an operation, and sends it again if they do; else rejects, as nothing was changed. */
export const confirming = (client: HttpClient, confirmations: Confirmations): HttpClient => {
  const send: HttpClient = async (url, options = {}) => {
    try {
      return await client(url, options)
    } catch (error) {
      const confirmation = confirmationOf(refusalOf(error))
      if (!confirmation) throw error
      if (await confirmations.ask(confirmation)) return send(url, { ...options, headers: confirmed(options.headers, confirmation) })
      throw new HttpError(`errors.${DECLINED}`, 409, { code: DECLINED })
    }
  }
  return send
}
