import type { AddressInfo } from 'node:net'
import { PRODUCT_NAME } from '../../domain/productName.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '../seed/demoUsers.ts'
import type { Config } from './config.ts'

/** Accounts of the demo. */
export const demoAccounts = (): string =>
  [`Demo accounts, password ${DEMO_PASSWORD}:`, ...DEMO_USERS.map(({ email, roles }) => `  ${email}  (${roles.join(', ')})`)].join('\n')

/** The server's output when it listens: its address and, in the demo, the accounts. */
export function banner(config: Config, address: AddressInfo): string {
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  const listens = `${PRODUCT_NAME} listens on http://${host}:${address.port}`
  return config.production ? listens : `${listens}\n\n${demoAccounts()}`
}
