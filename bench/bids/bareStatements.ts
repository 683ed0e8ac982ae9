/** Statements of a hand-written transaction for a bid that outbids another, with the same reads and writes as the product. `?` are values. */
export const BARE = {
  lock: `select _version, status, "endsAt", "startPrice", price, reserve, leader, "leaderMaximum", "leadingBid", "lastBid", "bidCount", car, increments
    from auctions where id = ?`,
  facts: `select c.owner, c.firm, i._version, u.id, f.id, f.state, l.firm,
      exists (select 1 from subscriptions s where s.firm = u.firm and s.status = 'suspended'),
      exists (select 1 from bids b where b.bidder = u.id and b."idempotencyKey" = ?)
    from auctions a join cars c on c.id = a.car left join "bidIncrements" i on i.id = a.increments left join users l on l.id = a.leader
      join users u on u.id = ? join firms f on f.id = u.firm where a.id = ?`,
  wallet: 'select id, balance, held, active from wallets where firm = ? and currency = ?',
  hold: `insert into "walletHolds" (id, _version, "createdAt", "updatedAt", firm, wallet, currency, amount, reference, reference_key, reason, reason_key, status)
    values (?, 1, ?, ?, ?, ?, 'EUR', ?, ?, ?, 'bid', 'bid', 'open')`,
  held: 'update wallets set held = held + ?, _version = _version + 1, "updatedAt" = ? where id = ?',
  open: `select id, amount from "walletHolds" where wallet = ? and reference = ? and status = 'open'`,
  release: `update "walletHolds" set status = 'released', "closedAt" = ?, "updatedAt" = ?, _version = _version + 1 where id = ?`,
  bid: `insert into bids (id, _version, "createdAt", "updatedAt", auction, bidder, at, number, currency, amount, "leaderAfter", "priceAfter", maximum, status, "idempotencyKey")
    values (?, 1, ?, ?, ?, ?, ?, ?, 'EUR', ?, ?, ?, ?, 'leading', ?)`,
  outbid: `update bids set status = 'outbid', _version = _version + 1, "updatedAt" = ? where id = ?`,
  auction: `update auctions set price = ?, leader = ?, "leaderMaximum" = ?, "leadingBid" = ?, "lastBid" = ?, "bidCount" = "bidCount" + 1,
    status = 'live', "endsAt" = "endsAt", _version = _version + 1, "updatedAt" = ? where id = ?`,
  outbidNotice: `select 1 from notifications where "user" = ? and record = ? and kind = 'outbid' and read = false limit 1`,
  audit: `insert into "auditEntries" (id, _version, "createdAt", "updatedAt", at, "actorId", "actorId_key", "actorName", "actorName_key", action, action_key,
      entity, entity_key, "recordId", "recordId_key", "recordVersion", changes, outcome)
    values (?, 1, ?, ?, ?, ?, ?, ?, ?, 'bid', 'bid', 'bids', 'bids', ?, ?, 1, ?, 'done')`,
} as const

export type Statement = keyof typeof BARE

/** Rows of the statement as arrays. */
export type Run = (statement: Statement, values: readonly unknown[]) => Promise<unknown[][]> | unknown[][]
