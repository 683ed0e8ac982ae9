import type { FastifyRequest } from 'fastify'
import { deviceCookieOf } from './sessions/deviceCookie.ts'
import type { Device } from './sessions/sessions.ts'

export const deviceOf = (request: FastifyRequest): Device => {
  const agent = request.headers['user-agent']
  return { address: request.ip, cookie: deviceCookieOf(request), ...(agent === undefined ? {} : { agent }) }
}
