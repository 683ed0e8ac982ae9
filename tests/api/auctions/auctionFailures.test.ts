import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuctionContext } from '../../../src/server/features/auctions/auctionContext.ts'
import { advanceAuctions, nextDue } from '../../../src/server/features/auctions/lifecycle/advance.ts'
import { checkLedger } from '../../../src/server/features/wallets/checkLedger.sql.ts'
import { ADMIN } from '../../support/app/app.ts'
import { openEvents } from '../../support/app/eventClient.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { type AuctionHouse, type Bidder, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const MINUTE = 60_000
const SECRET = 'a secret of several processes'

describeEachEngine('lots that can not be settled', (engine) => {
  let house: AuctionHouse
  /** One run of the scheduler of one process. */
  let process: () => Promise<{ advance: () => Promise<number>; due: () => Promise<number | undefined> }>
  let advance: () => Promise<number>
  let due: () => Promise<number | undefined>
  const reported: unknown[] = []

  beforeAll(async () => {
    house = await createAuctionHouse({ database: engine.database, secret: SECRET })
    process = async () => {
      const records = { ...(await recordContextOf(house)), clock: () => house.now, report: (error: unknown) => void reported.push(error) }
      const context = createAuctionContext(records, 'secret')
      return { advance: () => advanceAuctions(context), due: () => nextDue(context) }
    }
    const one = await process()
    advance = one.advance
    due = one.due
  })
  afterAll(() => house.close())

  const later = (milliseconds: number) => {
    house.now = new Date(house.now.getTime() + milliseconds)
  }
  const stored = (id: string) => house.stored('auctions', id)
  const run = (statement: string) => house.db.alter(async (trx) => void (await trx.executeQuery(CompiledQuery.raw(statement))))
  const walletOf = async ({ firm }: Bidder) => (await house.find('wallets', 'firm', firm))[0]
  const switchOff = async (bidder: Bidder) => {
    const wallet = await walletOf(bidder)
    expect((await house.call(ADMIN, 'PUT', `/wallets/${wallet?.id}`, { active: false })).status).toBe(200)
  }
  /** Bypasses the references, as in a damaged database. */
  const withoutReferences = (statement: string) =>
    run(engine.name === 'postgres' ? `set local session_replication_role = replica; ${statement}` : statement)

  /** Makes every write to one lot's row fail. */
  const poison = (id: string) =>
    engine.name === 'sqlite'
      ? run(`create trigger poison before update on auctions when old.id = '${id}' begin select raise(abort, 'poisoned'); end`)
      : run(`create function poison() returns trigger language plpgsql as $$ begin if old.id = '${id}' then raise exception 'poisoned'; end if; return new; end $$;
             create trigger poison before update on auctions for each row execute function poison()`)
  const heal = () => run(engine.name === 'sqlite' ? 'drop trigger poison' : 'drop trigger poison on auctions; drop function poison')

  test('an inactive wallet’s own hold is still captured', async () => {
    const a = await house.bidder()
    const lot = await house.lot({ endsAt: new Date(house.now.getTime() + MINUTE) })
    await house.bid(a, lot, '9000.00')
    await switchOff(a)
    later(2 * MINUTE)
    await advance()
    expect(await stored(lot)).toMatchObject({ status: 'sold', winner: a.id, problem: null })
    expect(await walletOf(a)).toMatchObject({ balance: '99762.00', held: '0.00', active: false })
    expect(await checkLedger(house.db.read)).toMatchObject({ ok: true })
  })

  test('no more is captured than is owed, fee and VAT included, and the rest of the hold is given back', async () => {
    const [a, b] = [await house.bidder(), await house.bidder()]
    const [cheap, free] = [
      await house.lot({ endsAt: new Date(house.now.getTime() + MINUTE), startPrice: '50.00' }),
      await house.lot({ endsAt: new Date(house.now.getTime() + MINUTE), startPrice: '0.00' }),
    ]
    await house.bid(a, cheap, '300.00')
    await house.bid(b, free, '300.00')
    expect(await house.held(a)).toBe('400.00')
    later(2 * MINUTE)
    await advance()
    expect([(await stored(cheap)).status, (await stored(free)).status]).toEqual(['sold', 'sold'])
    expect(await walletOf(a)).toMatchObject({ balance: '99821.50', held: '0.00' })
    expect(await walletOf(b)).toMatchObject({ balance: '99881.00', held: '0.00' })
    expect(await checkLedger(house.db.read)).toMatchObject({ ok: true })
  })

  test('keep no other lot from starting or ending, are tried again with growing pauses, and are shown to Admins alone', async () => {
    const bidders = await Promise.all(Array.from({ length: 6 }, () => house.bidder()))
    const [a, b, c, d, e, f] = bidders as [Bidder, Bidder, Bidder, Bidder, Bidder, Bidder]
    const ends = (minutes: number) => ({ endsAt: new Date(house.now.getTime() + minutes * MINUTE) })
    const increments = await house.fineIncrements()
    const lots = {
      noHold: await house.lot(ends(1)),
      noWallet: await house.lot(ends(1.1)),
      overdrawn: await house.lot(ends(1.2)),
      table: await house.lot({ ...ends(1.3), increments }),
      row: await house.lot(ends(1.4)),
      noCar: await house.lot(ends(1.45)),
      healthy: await house.lot(ends(1.5)),
      starts: await house.lot({ startsAt: new Date(house.now.getTime() + 1.6 * MINUTE), ...ends(60) }),
    }
    for (const [
      bidder,
      lot,
    ] of [[a, lots.noHold], [b, lots.noWallet], [c, lots.overdrawn], [d, lots.table], [e, lots.row], [f, lots.healthy], [f, lots.noCar]] as const) // biome-ignore format: one line
      expect((await house.bid(bidder, lot, '900.00')).status).toBe(201)
    await run(`update "walletHolds" set status = 'released' where reference = 'bid:${lots.noHold}'`)
    await withoutReferences(`delete from wallets where firm = '${b.firm}'`)
    await run(`update wallets set balance = 5000, held = 40000 where firm = '${c.firm}'`)
    await run(`delete from "bidIncrements_steps" where "parentId" = '${increments}'`)
    await run(`update "bidIncrements" set _version = _version + 1 where id = '${increments}'`)
    await withoutReferences(`delete from cars where id = '${(await stored(lots.noCar)).car}'`)
    await poison(lots.row)
    const version = (await stored(lots.noHold))._version

    later(2 * MINUTE)
    const second = await process()
    await Promise.all([advance(), second.advance()])
    await Promise.all([advance(), second.advance()])
    expect([(await stored(lots.healthy)).status, (await stored(lots.starts)).status]).toEqual(['sold', 'live'])
    expect((await stored(lots.noCar)).status).toBe('sold')
    const next = new Date(house.now.getTime() + 1_000).toISOString()
    for (const [
      lot,
      problem,
    ] of [[lots.noHold, 'noHold'], [lots.noWallet, 'noHold'], [lots.overdrawn, 'insufficientFunds'], [lots.table, 'incrementsBroken']] as const) // biome-ignore format: one line
      expect(await stored(lot)).toMatchObject({ status: 'live', problem, attempts: 1, nextAttempt: next })
    expect(await stored(lots.row)).toMatchObject({ status: 'live', problem: null })
    expect(await due()).toBe(house.now.getTime() + 1_000)

    const admin = (await house.find('users', 'email', ADMIN))[0]
    const notifications = async () =>
      (await house.find('notifications', 'user', String(admin?.id))).filter(({ kind }) => kind === 'auctionStuck')
    expect((await notifications()).map(({ record }) => record).toSorted()).toEqual(
      [lots.noHold, lots.noWallet, lots.overdrawn, lots.table].toSorted(),
    )
    for (const { id } of bidders)
      expect((await house.find('notifications', 'user', id)).filter(({ kind }) => kind === 'auctionStuck')).toEqual([])

    const pauses: number[] = []
    while (pauses.length < 4) {
      const { attempts } = await stored(lots.noHold)
      later(Number(await due()) - house.now.getTime())
      await advance()
      const now = await stored(lots.noHold)
      if (now.attempts !== attempts) pauses.push(Date.parse(String(now.nextAttempt)) - house.now.getTime())
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000])
    expect(await notifications()).toHaveLength(4)

    const seen = await house.call(a.email, 'POST', '/nothing').then(() => house.as(a.email, { url: `/api/auctions/${lots.noHold}` }))
    expect(seen.json()).not.toHaveProperty('problem')
    expect(seen.json()._version).toBe(version)
    expect(await house.room(a, lots.noHold)).not.toHaveProperty('trouble')
    const board = (await house.board(f, '?status=live')).lots.map(({ id }) => id)
    expect(board).toContain(lots.noHold)
    expect(board).not.toContain(lots.table)
    const asAdmin = await house.as(ADMIN, { url: `/api/auctions/${lots.noHold}/room` })
    expect(asAdmin.json().trouble).toMatchObject({ problem: 'noHold', attempts: 5 })
    const listed = await house.as(ADMIN, {
      url: `/api/auctions?filter=${encodeURIComponent(JSON.stringify({ problem: 'insufficientFunds' }))}`,
    })
    expect(listed.json().map(({ id }: { id: string }) => id)).toEqual([lots.overdrawn])
    expect((await house.bid(f, lots.table, '950.00')).body.code).toMatch(/auctionEnded|incrementsBroken/)

    await heal()
    await house.call(ADMIN, 'PUT', `/bidIncrements/${increments}`, { steps: [{ below: null, step: '10.00' }] })
    await run(`update wallets set balance = 10000000, held = 40000 where firm = '${c.firm}'`)
    expect((await house.call(a.email, 'POST', `/auctions/${lots.table}/tryNow`)).status).toBe(403)
    expect((await house.call(ADMIN, 'POST', `/auctions/${lots.healthy}/tryNow`)).body.code).toBe('notStuck')
    for (const lot of [lots.table, lots.overdrawn]) expect((await house.call(ADMIN, 'POST', `/auctions/${lot}/tryNow`)).status).toBe(200)
    later(5 * MINUTE)
    await advance()
    for (const lot of [lots.table, lots.overdrawn, lots.row])
      expect(await stored(lot)).toMatchObject({ status: 'sold', problem: null, attempts: null, nextAttempt: null })
    const past = (await house.as(d.email, { url: `/api/auctions/${lots.table}/history` })).json()
    expect(JSON.stringify(past)).not.toMatch(/problem|tryNow|nextAttempt/)

    const [bid] = await house.find('bids', 'auction', lots.noHold)
    expect((await house.call(ADMIN, 'POST', `/bids/${bid?.id}/retract`, { reason: 'The deposit is gone' })).status).toBe(204)
    later(60 * MINUTE)
    await advance()
    expect(await stored(lots.noHold)).toMatchObject({ status: 'unsold', problem: null })
    expect(reported.length).toBeGreaterThan(0)
  })

  test('a hundred of them leave space for those behind them', async () => {
    await run(`delete from watches`)
    const a = await house.bidder('900000.00')
    const car = (await stored(await house.lot())).car
    const ends = new Date(house.now.getTime() - MINUTE).toISOString()
    const insert = (index: number) =>
      sql`insert into auctions (id, _version, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')}, car, status, ${sql.ref('saleType')}, ${sql.ref('startsAt')},
          ${sql.ref('endsAt')}, currency, ${sql.ref('startPrice')}, price, leader, ${sql.ref('leaderMaximum')}, ${sql.ref('bidCount')})
          values (${`stuck-${index}`}, 1, ${ends}, ${ends}, ${String(car)}, 'live', 'pure', ${ends}, ${ends}, 'EUR', 100, 100, ${a.id}, 200, 1)`
    await house.db.write(async (trx) => {
      for (let index = 0; index < 130; index += 1) await insert(index).execute(trx)
    })
    const healthy = await house.lot({ endsAt: new Date(house.now.getTime() + 1) })
    later(MINUTE)
    await advance()
    expect((await stored(healthy)).status).toBe('unsold')
    expect(await stored('stuck-129')).toMatchObject({ problem: 'noHold', attempts: 1 })
    await run(`delete from auctions where id like 'stuck-%'`)
  })

  test('a listener that throws stops neither the server nor the others', async () => {
    const origin = await house.app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await openEvents(origin, await house.token(ADMIN))
    await stream.next(({ event }) => event === 'ready')
    const stop = await house.db.listen('hub_events', () => {
      throw new Error('a broken listener')
    })
    const lot = await house.lot()
    expect(await stream.next(({ event, data }) => event === 'record' && data.id === lot)).toBeDefined()
    await stop()
    stream.close()
  })
})
