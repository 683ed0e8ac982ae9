import type { FastifyReply, FastifyRequest } from 'fastify'

export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string =>
  headers.cookie
    ?.split(/; */)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

export interface CookieOptions {
  /** Requests below it carry the cookie, others do not. */
  readonly path: string
  /** How long the browser keeps it; 0 removes it. */
  readonly seconds: number
  readonly https: boolean
}

/** Kept from scripts and from requests that other sites make, but sent where a link of theirs leads here, as a provider's way back does. */
export function setCookie(reply: FastifyReply, name: string, value: string, { path, seconds, https }: CookieOptions): void {
  const secure = https ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
