import type { FastifyReply } from 'fastify'

export interface CookieOptions {
  /** Requests below it carry the cookie, others do not. */
  readonly path: string
  /** How long the browser keeps it; 0 removes it. */
  readonly seconds: number
  readonly https: boolean
}

/** Kept from scripts and from requests that other sites make, but sent where a link of theirs leads here, as a provider's way back does. */
export const setCookie = (reply: FastifyReply, name: string, value: string, { path, seconds, https }: CookieOptions): FastifyReply =>
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure: https })
