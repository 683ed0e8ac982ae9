import { HttpError } from 'react-admin'
import type { HttpClient } from './http.ts'
import { createPromptQueue, type Open, type PromptQueue } from './promptQueue.ts'
import { DECLINED, refusalOf } from './refusal.ts'

/** An operation that requires confirmation: the server answers 409 with `confirmable` (specification, section 4). */
export interface Confirmation {
  /** Key of `errors.*`. */
  readonly code: string
  readonly operation: string
  /** Kind of confirmation: last part of the text key `app.operations.confirmations.*`. */
  readonly kind?: string | undefined
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
}

/** The confirmation that a failed call, or a failed record of a batch, requires. */
export const confirmationOf = (refused: Confirmable | undefined): Confirmation | undefined =>
  refused?.confirmable === true && refused.code && refused.operation
    ? { code: refused.code, operation: refused.operation, kind: refused.confirmation }
    : undefined

/** Request header with what the user has confirmed; nothing else of the operation counts as confirmed. */
const CONFIRM = 'X-Confirm'

export const confirmed = (headers: HeadersInit | undefined, { operation, kind }: Confirmation): Headers => {
  const result = new Headers(headers)
  result.append(CONFIRM, kind ? `${operation}:${kind}` : operation)
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
