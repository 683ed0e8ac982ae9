import { errorCode } from '../../../errorCode.ts'
import type { Outage } from '../engine.ts'

/** SQLSTATE and codes of the network: the server can't be reached, is starting or stopping, or has no free connection. */
const AWAY =
  /^(?:08...|57P0[123]|53[0-2]00|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Messages of pg about a lost connection, which has no code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/

export const outageOf = (error: unknown): Outage | undefined => {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error)
  if (code === '53100') return 'full'
  if (code === '25006') return 'readOnly'
  return AWAY.test(code) || LOST.test(error.message) ? 'away' : undefined
}
