import type { FastifyRequest } from 'fastify'
import { type FormName, mistakesOf } from '../../domain/credentials.ts'
import { AppError } from '../../model/errors.ts'
import { deviceCookieOf } from './sessions/deviceCookie.ts'
import type { Device } from './sessions/sessions.ts'

/** A body as the texts it holds; anything else in it counts as absent. */
export function textsOf(body: unknown): Readonly<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The form's values, or `AppError` 422 with the first mistake of each field. */
export function checked(form: FormName, body: unknown) {
  const values = textsOf(body)
  const fields = mistakesOf(form, values, values.confirmPassword === undefined ? ['confirmPassword'] : [])
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  const { name = '', email = '', password = '', currentPassword = '', code = '', phoneNumber = '', locale = '' } = values
  return { name: name.trim(), email, password, currentPassword, code, phoneNumber: phoneNumber.trim(), locale }
}

export const deviceOf = (request: FastifyRequest): Device => {
  const agent = request.headers['user-agent']
  return { address: request.ip, cookie: deviceCookieOf(request), ...(agent === undefined ? {} : { agent }) }
}
