import { AUCTION_HOSTS } from '../../../domain/cars/auctionUrl.ts'
import type { Config, Variable } from '../../start/config.ts'

const LABEL = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?'
const HOST = `\\s*${LABEL}(\\.${LABEL})+\\s*`

export const hostVariables = {
  AUCTION_HOSTS: {
    schema: { type: 'string', pattern: `^${HOST}(,${HOST})*$` },
    remedy: 'Give host names separated by commas, for example www.copart.com,www.iaai.com, or leave it out for the well-known houses.',
  },
} as const satisfies Readonly<Record<string, Variable>>

/** Fictional auction site of the demo's cars. */
const DEMO_HOST = 'auctions.example.com'

/** Auction sites from which cars may be added by address (`PRODUCT.md A11`): the configured ones, else the well-known ones. */
export function auctionHosts({ production, variables: { AUCTION_HOSTS: given } }: Config): readonly string[] {
  if (given !== undefined) return given.split(',').map((host) => host.trim().toLowerCase())
  return production ? AUCTION_HOSTS : [...AUCTION_HOSTS, DEMO_HOST]
}
