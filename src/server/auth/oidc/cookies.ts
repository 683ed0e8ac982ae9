import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where external sign-in takes place: nothing else sees its cookies. */
export const OIDC_PATH = '/api/Auth/oidc'

export const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  headers.cookie
    ?.split(/; */)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Kept from scripts and from requests that other sites make, but not from the provider's way back, which is a plain link. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { seconds, https }: { readonly seconds: number; readonly https: boolean },
): void {
  const secure = https ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=${OIDC_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
