import type { AddressInfo } from 'node:net'
import { DEMO_PASSWORD, DEMO_USERS } from '../seed/demoUsers.ts'
import type { Config } from './config.ts'

/** What the server prints once it listens: its address and, in the demo, who can sign in. */
export function banner(config: Config, address: AddressInfo): string {
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  const lines = [`Car Dealer Hub listens on http://${host}:${address.port}`]
  if (config.production) return lines.join('\n')
  const accounts = DEMO_USERS.map(({ email, roles }) => `  ${email}  (${roles.join(', ')})`)
  return [...lines, '', `Demo accounts, password ${DEMO_PASSWORD}:`, ...accounts].join('\n')
}
