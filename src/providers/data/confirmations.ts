import { HttpError } from 'react-admin'
import type { HttpClient } from './http.ts'
import { createQuestions, type Open, type Questions } from './questions.ts'
import { refusalOf } from './refusal.ts'

/** What the server refuses until it is confirmed: 409 with `confirmable` and the operation to confirm (specification, section 4). */
export interface Confirmation {
  /** Key of `errors.*`. */
  readonly code: string
  readonly operation: string
  /** What must be confirmed, as the last part of `app.operations.confirmations.*`. */
  readonly kind?: string | undefined
}

/** Answered by whether to go on. */
export type Confirmations = Questions<Confirmation, boolean>
export type OpenConfirmation = Open<Confirmation, boolean>

export const createConfirmations = (): Confirmations => createQuestions()

interface Confirmable {
  readonly code?: string
  readonly operation?: string
  readonly confirmation?: string
  readonly confirmable?: boolean
}

/** The confirmation that a refused call or a refused record of a batch needs. */
export const confirmationOf = (refused: Confirmable | undefined): Confirmation | undefined =>
  refused?.confirmable === true && refused.code && refused.operation
    ? { code: refused.code, operation: refused.operation, kind: refused.confirmation }
    : undefined

/** Says to the server what the user has confirmed: of an operation only what they were asked about. */
const CONFIRM = 'X-Confirm'

export const confirmed = (headers: HeadersInit | undefined, { operation, kind }: Confirmation): Headers => {
  const result = new Headers(headers)
  result.append(CONFIRM, kind ? `${operation}:${kind}` : operation)
  return result
}

/** Asks the user to confirm an operation and sends it again if they do; otherwise reports that nothing was changed. */
export const confirming = (client: HttpClient, confirmations: Confirmations): HttpClient => {
  const send: HttpClient = async (url, options = {}) => {
    try {
      return await client(url, options)
    } catch (error) {
      const confirmation = confirmationOf(refusalOf(error))
      if (!confirmation) throw error
      if (await confirmations.ask(confirmation)) return send(url, { ...options, headers: confirmed(options.headers, confirmation) })
      throw new HttpError('errors.operationDeclined', 409, { code: 'operationDeclined' })
    }
  }
  return send
}
