import type { FastifyReply } from 'fastify'

export interface CookieOptions {
  /** Path to which the browser sends the cookie. */
  readonly path: string
  /** Lifetime in the browser; 0 removes the cookie. */
  readonly seconds: number
  readonly https: boolean
}

/** Hidden from scripts and from requests that other sites make, but sent when a user follows a link from another site, such as the redirect of a provider. */
export const setCookie = (reply: FastifyReply, name: string, value: string, { path, seconds, https }: CookieOptions): FastifyReply =>
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure: https })
