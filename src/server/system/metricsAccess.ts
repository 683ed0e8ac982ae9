import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../start/config.ts'

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')

/** What proxies add to a request. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** From this machine, and not forwarded by a proxy on it. */
function isDirect({ socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && !FORWARDED.some((name) => name in headers)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the metrics are open to a request without a session. Once there is a token, it alone opens them. */
export function mayReadMetrics(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) return isDirect(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
}
