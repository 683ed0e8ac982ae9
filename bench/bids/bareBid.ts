import { v7 } from 'uuid'
import type { Run } from './bareStatements.ts'

export interface BareBid {
  readonly auction: string
  readonly bidder: { readonly id: string; readonly email: string; readonly firm: string }
  /** Minor units. */
  readonly maximum: bigint
  readonly key: string
}

/** Decides and writes a bid with hand-written statements, inside its own transaction. */
export async function bareBid(run: Run, { auction, bidder, maximum, key }: BareBid): Promise<void> {
  const now = new Date().toISOString()
  const [lot] = await run('lock', [auction])
  if (!lot) throw new Error('no auction')
  const leader = lot[6] as string | null
  const price = leader === null ? BigInt(String(lot[3])) : BigInt(String(lot[7])) + 100n
  const hold = maximum / 10n > 40_000n ? maximum / 10n : 40_000n
  const [facts] = await run('facts', [key, bidder.id, auction])
  const reference = `bid:${auction}`
  const [wallet] = await run('wallet', [bidder.firm, 'EUR'])
  if (!wallet || BigInt(String(wallet[1])) - BigInt(String(wallet[2])) < hold) throw new Error('no funds')
  await run('hold', [v7(), now, now, bidder.firm, wallet[0], hold, reference, reference])
  await run('held', [hold, now, wallet[0]])
  if (leader !== null && leader !== bidder.id) {
    const [former] = await run('wallet', [facts?.[6], 'EUR'])
    const [open] = await run('open', [former?.[0], reference])
    if (open) {
      await run('release', [now, now, open[0]])
      await run('held', [-BigInt(String(open[1])), now, former?.[0]])
    }
  }
  const id = v7()
  const number = Number(lot[9]) + 1
  await run('bid', [id, now, now, auction, bidder.id, now, number, price, bidder.id, price, maximum, key])
  if (lot[8] !== null) await run('outbid', [now, lot[8]])
  if (leader !== null) await run('outbidNotice', [leader, auction])
  await run('auction', [price, bidder.id, maximum, id, number, now, auction])
  const changes = JSON.stringify({ auction: { old: null, new: auction }, bidder: { old: null, new: bidder.id }, maximum: { old: null, new: String(maximum) }, amount: { old: null, new: String(price) } }) // biome-ignore format: one line
  await run('audit', [v7(), now, now, now, bidder.id, bidder.id, bidder.email, bidder.email, id, id, changes])
}
