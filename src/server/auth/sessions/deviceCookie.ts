import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../authContext.ts'
import { setCookie } from './cookies.ts'
import { KNOWN_DAYS } from './knownDevices.ts'

const COOKIE = 'hubDevice'

export const deviceCookieOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => cookies[COOKIE] ?? ''

/** Remembers the browser for a user who has just authenticated. */
export function rememberDevice({ options, devices }: AuthContext, request: FastifyRequest, reply: FastifyReply, user: string): void {
  const cookie = devices.remember(deviceCookieOf(request), user)
  if (cookie === undefined) return
  const https = options.publicUrl.startsWith('https:')
  setCookie(reply, COOKIE, cookie, { path: '/api', seconds: KNOWN_DAYS * 24 * 60 * 60, https })
}
