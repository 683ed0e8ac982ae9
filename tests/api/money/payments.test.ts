import { beforeAll, expect, test } from 'vitest'
import { receivableOf } from '../../../src/server/features/payments/receivableOf.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('payments', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-06-01T09:00:00.000Z') })
  let trade: Trading
  let part: string
  let safe: string

  beforeAll(async () => {
    trade = tradeOf(hub)
    part = await trade.material()
    safe = await newSafe('EUR')
  })

  let safes = 0
  const newSafe = async (currency: string | null) => {
    safes += 1
    return (await trade.made('safeDeposits', { name: `Till ${engine.name} ${safes}`, currency })).id
  }

  /** An invoice with one line without VAT. */
  async function invoice(customer: string, amount: string, date = '2026-03-01'): Promise<string> {
    const order = await trade.order('salesOrders', customer, [trade.goods(part, '1', amount, { vatPercentage: '0' })])
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date })
    return (await trade.invoicesOf(order.id))[0].id
  }
  const paid = (customer: string, amount: string, more: object = {}) => ({
    ...{ direction: 'in', customer, amount, safeDeposit: safe, date: '2026-03-10', ...more },
  })
  const pay = (customer: string, amount: string, more: object = {}) => trade.made('payments', paid(customer, amount, more))
  const settled = async (id: string) => {
    const { settledAmount, settlement } = await trade.read(`invoices/${id}`)
    return [settledAmount, settlement]
  }
  const balance = async (customer: string, date?: string) => trade.read(`customers/${customer}/balance${date ? `?date=${date}` : ''}`)
  const owes = async (customer: string) => (await balance(customer)).balances

  test('settle what fell due first; the rest is an advance', async () => {
    const customer = await trade.customer()
    const [late, early] = [await invoice(customer, '50'), await invoice(customer, '30', '2026-02-01')]
    expect(await pay(customer, '40')).toMatchObject({
      number: expect.stringMatching(/^PAY-2026-\d{6}$/),
      account: 'receivable',
      currency: 'EUR',
      unallocated: '0.00',
      allocations: [
        { invoice: early, amount: '30.00', date: '2026-03-10' },
        { invoice: late, amount: '10.00', date: '2026-03-10' },
      ],
    })
    expect([await settled(early), await settled(late)]).toEqual([
      ['30.00', 'settled'],
      ['10.00', 'partlySettled'],
    ])
    expect(await pay(customer, '100')).toMatchObject({ unallocated: '60.00' })
    expect(await owes(customer)).toEqual([{ account: 'receivable', currency: 'EUR', balance: '-60.00' }])
  })

  test('settle what was chosen, later ones too, and never more than is open', async () => {
    const [customer, other] = [await trade.customer(), await trade.customer()]
    const [one, two, foreign] = [await invoice(customer, '50'), await invoice(customer, '30'), await invoice(other, '10')]
    const choose = (invoiced: string, amount: string) => ({ allocations: [{ invoice: invoiced, amount }] })
    expect(await trade.refused('payments', paid(customer, '60', choose(one, '50.01')))).toEqual([
      422,
      { 'allocations.0.amount': 'overAllocated' },
    ])
    expect(await trade.refused('payments', paid(customer, '10', choose(one, '20')))).toEqual([
      422,
      { 'allocations.0.amount': 'beyondPayment' },
    ])
    expect(await trade.refused('payments', paid(customer, '60', choose(foreign, '5')))).toEqual([
      422,
      { 'allocations.0.amount': 'notOpen' },
    ])
    expect(await trade.refused('payments', paid(customer, '60', { direction: 'out', ...choose(one, '5') }))).toEqual([
      422,
      { 'allocations.0.amount': 'notOpen' },
    ])
    const payment = await pay(customer, '60', choose(two, '30'))
    expect(payment).toMatchObject({ unallocated: '30.00' })
    await trade.made(`payments/${payment.id}/allocate`, { allocations: [{ invoice: one, amount: '12.50' }] })
    expect(await settled(one)).toEqual(['12.50', 'partlySettled'])
    await trade.made(`payments/${payment.id}/allocate`)
    expect([await settled(one), await settled(two)]).toEqual([
      ['30.00', 'partlySettled'],
      ['30.00', 'settled'],
    ])
    expect(await trade.refused(`payments/${payment.id}/allocate`)).toEqual([409, 'nothingLeft'])
    const advance = await pay(customer, '5', { advance: true })
    expect(advance).toMatchObject({ unallocated: '5.00', allocations: [] })
  })

  test('name one place, in its currency', async () => {
    const customer = await trade.customer()
    const account = (await trade.list('bankAccounts', { currency: 'EUR', active: true }))[0].id
    const dollars = await newSafe('USD')
    expect(await trade.refused('payments', paid(customer, '1', { safeDeposit: null }))).toEqual([422, { safeDeposit: 'onePlace' }])
    expect(await trade.refused('payments', paid(customer, '1', { bankAccount: account }))).toEqual([422, { bankAccount: 'onePlace' }])
    expect(await trade.refused('payments', paid(customer, '1', { safeDeposit: dollars, currency: 'EUR' }))).toEqual([
      422,
      { currency: 'otherCurrency' },
    ])
    await invoice(customer, '10')
    expect(await pay(customer, '10', { safeDeposit: dollars })).toMatchObject({ currency: 'USD', unallocated: '10.00' })
    expect(await pay(customer, '10', { safeDeposit: null, bankAccount: account })).toMatchObject({ currency: 'EUR', unallocated: '0.00' })
  })

  test('of twenty at once settle an invoice once', async () => {
    const customer = await trade.customer()
    const owed = await invoice(customer, '100')
    const allocations = [{ invoice: owed, amount: '30' }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => trade.send('POST', 'payments', paid(customer, '30', { allocations }))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(17)
    expect(await settled(owed)).toEqual(['90.00', 'partlySettled'])
    const rest = await Promise.all(Array.from({ length: 5 }, () => trade.send('POST', 'payments', paid(customer, '4'))))
    expect(rest.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(await settled(owed)).toEqual(['100.00', 'settled'])
    expect(await owes(customer)).toEqual([{ account: 'receivable', currency: 'EUR', balance: '-10.00' }])
  })

  test('never change; they are cancelled once, by a reversal that opens again what they settled', async () => {
    const customer = await trade.customer()
    const owed = await invoice(customer, '100')
    const payment = await pay(customer, '120')
    expect(await trade.refused(`payments/${payment.id}/reverse`, { date: '2026-02-30' })).toEqual([422, { date: 'format' }])
    const edit = await trade.send('PUT', `payments/${payment.id}`, { amount: '1' })
    expect([edit.statusCode, edit.json().code]).toEqual([409, 'paymentPosted'])
    expect((await trade.send('DELETE', `payments/${payment.id}`)).statusCode).toBe(409)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => trade.send('POST', `payments/${payment.id}/reverse`, { date: '2026-04-01', reason: 'Bounced' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await trade.list('payments', { reversalOf: payment.id })).toMatchObject([
      {
        direction: 'out',
        amount: '120.00',
        state: 'reversal',
        reason: 'Bounced',
        allocations: [{ invoice: owed, amount: '-100.00', date: '2026-04-01' }],
      },
    ])
    expect(await settled(owed)).toEqual(['0.00', 'open'])
    expect(await owes(customer)).toEqual([{ account: 'receivable', currency: 'EUR', balance: '100.00' }])
    const at = async (date: string) => (await balance(customer, date)).receivable
    expect(await at('2026-03-31')).toMatchObject([{ total: '0.00', advances: '20.00', balance: '-20.00' }])
    expect(await at('2026-04-02')).toMatchObject([{ days60: '100.00', total: '100.00', advances: '0.00', balance: '100.00' }])
  })

  test('pay a credit note back, and what is left of one settles other invoices', async () => {
    const customer = await trade.customer()
    const [first, second] = [await invoice(customer, '100'), await invoice(customer, '30')]
    await pay(customer, '100', { allocations: [{ invoice: first, amount: '100' }] })
    await trade.made(`invoices/${first}/credit`, { date: '2026-04-01' })
    const [note] = await trade.list('invoices', { creditOf: first })
    expect(note).toMatchObject({ settledAmount: '0.00', settlement: 'open' })
    await trade.made(`invoices/${note.id}/apply`, { date: '2026-04-02' })
    expect([await settled(note.id), await settled(second)]).toEqual([
      ['30.00', 'partlySettled'],
      ['30.00', 'settled'],
    ])
    expect(await trade.read(`customers/${customer}/openItems?direction=out&account=receivable`)).toMatchObject([
      { id: note.id, open: '70.00' },
    ])
    expect(
      await trade.refused('payments', paid(customer, '80', { direction: 'out', allocations: [{ invoice: note.id, amount: '80' }] })),
    ).toEqual([422, { 'allocations.0.amount': 'overAllocated' }])
    const refund = await pay(customer, '70', { direction: 'out', allocations: [{ invoice: note.id, amount: '70' }], date: '2026-04-03' })
    expect(refund.account).toBe('receivable')
    expect(await settled(note.id)).toEqual(['100.00', 'settled'])
    expect(await owes(customer)).toEqual([{ account: 'receivable', currency: 'EUR', balance: '0.00' }])
  })

  test('keep what is owed apart from what the firm owes, and age both by day, partial payments first', async () => {
    const customer = await trade.customer()
    const warehouse = (await trade.list('warehouses'))[0].id
    const installments = [
      { days: 0, share: '50' },
      { days: 60, share: '50' },
    ]
    const paymentPlan = (await trade.made('paymentPlans', { code: `A-${engine.name}`, name: 'Two', installments })).id
    const paper = { slipNumber: `A-${engine.name}`, date: '2026-01-31', supplier: customer, warehouse, netTotal: '200', paymentPlan }
    const bill = await trade.made('purchases', paper)
    await invoice(customer, '10', '2026-05-31')
    const out = await pay(customer, '30', { direction: 'out', date: '2026-02-15' })
    expect(out).toMatchObject({ account: 'payable', allocations: [{ purchase: bill.id, amount: '30.00' }] })
    const { balances, receivable, payable } = await balance(customer, '2026-06-01')
    expect(balances).toEqual([
      { account: 'receivable', currency: 'EUR', balance: '10.00' },
      { account: 'payable', currency: 'EUR', balance: '170.00' },
    ])
    expect(receivable).toMatchObject([{ days30: '10.00', total: '10.00' }])
    expect(payable).toMatchObject([{ over90: '70.00', days90: '100.00', total: '170.00' }])
    expect((await balance(customer, '2026-02-10')).payable).toMatchObject([
      { days30: '100.00', current: '100.00', total: '200.00', balance: '200.00' },
    ])
    const edit = await trade.send('PUT', `purchases/${bill.id}`, { netTotal: '1' })
    expect([edit.statusCode, edit.json().code]).toEqual([409, 'purchaseSettled'])
    const all = await trade.read('payments/ageing?account=payable&date=2026-06-01')
    expect(all.customers.find((row: { customer: string }) => row.customer === customer)).toMatchObject({ total: '170.00', oldest: 121 })
  })

  test('stand in a statement with an opening balance and a running one', async () => {
    const customer = await trade.customer()
    await trade.made('openingBalances', { kind: 'receivable', customer, amount: '25', date: '2026-01-01' })
    await invoice(customer, '100', '2026-03-01')
    await pay(customer, '40', { date: '2026-03-05' })
    await invoice(customer, '7', '2026-04-01')
    const march = await trade.read(`customers/${customer}/statement?from=2026-03-01&to=2026-03-31`)
    expect(march).toMatchObject({
      currency: 'EUR',
      opening: '25.00',
      closing: '85.00',
      entries: [
        { kind: 'invoice', amount: '100.00', balance: '125.00' },
        { kind: 'payment', amount: '-40.00', balance: '85.00' },
      ],
    })
    expect((await trade.read(`customers/${customer}/statement`)).closing).toBe('92.00')
    expect((await owes(customer))[0].balance).toBe('92.00')
    expect(await receivableOf({ trx: hub.db.read }, customer)).toEqual([{ currency: 'EUR', amount: '92.00' }])
  })

  test('make the ledger of a place, with transfers on both sides and opening balances', async () => {
    const customer = await trade.customer()
    const [one, other, dollars] = [await newSafe('EUR'), await newSafe('EUR'), await newSafe('USD')]
    await trade.made('openingBalances', { kind: 'safeDeposit', safeDeposit: one, amount: '500', date: '2026-01-01' })
    await pay(customer, '40', { safeDeposit: one })
    const transfer = await trade.made('moneyTransfers', { fromSafe: one, toSafe: other, amount: '100', date: '2026-03-11' })
    expect(transfer).toMatchObject({ number: expect.stringMatching(/^TRF-2026-/), currency: 'EUR' })
    const exchange = { fromSafe: one, toSafe: dollars, amount: '1', date: '2026-03-11' }
    expect(await trade.refused('moneyTransfers', exchange)).toEqual([422, { received: 'receivedNeeded' }])
    const same = { fromSafe: one, toSafe: other, amount: '1', received: '1.01', date: '2026-03-11' }
    expect(await trade.refused('moneyTransfers', same)).toEqual([422, { received: 'receivedSame' }])
    expect(await trade.refused('moneyTransfers', { fromSafe: one, toSafe: one, amount: '1', date: '2026-03-11' })).toEqual([
      422,
      { toSafe: 'samePlace' },
    ])
    const ledger = (id: string) => trade.read(`safeDeposits/${id}/ledger`)
    expect(await ledger(one)).toMatchObject({
      currency: 'EUR',
      closing: '440.00',
      entries: [
        { kind: 'opening', amount: '500.00', balance: '500.00' },
        { kind: 'payment', amount: '40.00', balance: '540.00', party: customer },
        { kind: 'transfer', amount: '-100.00', balance: '440.00', party: other },
      ],
    })
    expect(await ledger(other)).toMatchObject({ closing: '100.00', entries: [{ amount: '100.00', party: one }] })
    await trade.made(`moneyTransfers/${transfer.id}/reverse`, { reason: 'Wrong till' })
    expect(await trade.refused(`moneyTransfers/${transfer.id}/reverse`)).toEqual([409, 'alreadyReversed'])
    expect([(await ledger(one)).closing, (await ledger(other)).closing]).toEqual(['540.00', '0.00'])
    expect(await trade.read(`safeDeposits/${one}/ledger?from=2026-03-10&to=2026-03-10`)).toMatchObject({
      opening: '500.00',
      closing: '540.00',
    })
  })

  test('change one currency into another: each safe has its own amount, and the way back gives both back', async () => {
    const [euros, dollars] = [await newSafe('EUR'), await newSafe('USD')]
    await trade.made('openingBalances', { kind: 'safeDeposit', safeDeposit: euros, amount: '500', date: '2026-01-01' })
    const changed = { fromSafe: euros, toSafe: dollars, amount: '100', received: '108.5', date: '2026-03-11' }
    const transfer = await trade.made('moneyTransfers', changed)
    expect(transfer).toMatchObject({ currency: 'EUR', amount: '100.00', receivedCurrency: 'USD', received: '108.50' })
    const ledger = (id: string) => trade.read(`safeDeposits/${id}/ledger`)
    expect(await ledger(euros)).toMatchObject({ currencies: ['EUR'], closing: '400.00' })
    expect(await ledger(dollars)).toMatchObject({ currencies: ['USD'], closing: '108.50', entries: [{ amount: '108.50', party: euros }] })
    await trade.made(`moneyTransfers/${transfer.id}/reverse`)
    expect([(await ledger(euros)).closing, (await ledger(dollars)).closing]).toEqual(['500.00', '0.00'])
  })

  test('carry a fee of the bank alone; a charge has one side', async () => {
    const customer = await trade.customer()
    const account = (await trade.list('bankAccounts', { currency: 'EUR', active: true }))[0].id
    const given = { direction: 'in', customer, amount: '10', date: '2026-03-11' }
    expect(await trade.refused('payments', { ...given, safeDeposit: safe, fee: '1' })).toEqual([422, { fee: 'feeOfBank' }])
    expect(await trade.refused('payments', { ...given, bankAccount: account, fee: '-1' })).toEqual([422, { fee: 'formatMinimum' }])
    expect(await trade.refused('payments', { ...given, bankAccount: account, fee: '10.01' })).toEqual([422, { fee: 'formatMaximum' }])
    expect(await trade.made('payments', { ...given, bankAccount: account, fee: '10' })).toMatchObject({ fee: '10.00', amount: '10.00' })
    const charge = { kind: 'charge', amount: '3', date: '2026-03-11' }
    expect(await trade.refused('moneyTransfers', charge)).toEqual([422, { fromAccount: 'oneSide' }])
    const both = { ...charge, fromAccount: account, toSafe: safe }
    expect(await trade.refused('moneyTransfers', both)).toEqual([422, { fromAccount: 'oneSide' }])
    expect(await trade.made('moneyTransfers', { ...charge, fromAccount: account })).toMatchObject({ kind: 'charge', currency: 'EUR' })
  })

  test('settle opening balances, which are reversed only while nothing has', async () => {
    const customer = await trade.customer()
    const open = (amount: string) =>
      trade.made('openingBalances', { kind: 'receivable', customer, amount, date: '2026-01-01', dueDate: '2026-01-31' })
    const [owed, wrong, ahead] = [await open('80'), await open('5'), await open('-20')]
    expect(await trade.refused('openingBalances', { kind: 'receivable', safeDeposit: safe, amount: '0', date: '2026-01-01' })).toEqual([
      422,
      { customer: 'required', amount: 'notZero' },
    ])
    await trade.made(`openingBalances/${wrong.id}/reverse`, { date: '2026-01-02' })
    expect((await balance(customer, '2026-02-01')).receivable).toMatchObject([
      { days30: '80.00', total: '80.00', advances: '20.00', balance: '60.00' },
    ])
    expect(await pay(customer, '100')).toMatchObject({ unallocated: '20.00', allocations: [{ opening: owed.id, amount: '80.00' }] })
    expect(await trade.refused(`openingBalances/${owed.id}/reverse`)).toEqual([409, 'alreadySettled'])
    await pay(customer, '20', { direction: 'out', account: 'receivable', allocations: [{ opening: ahead.id, amount: '20' }] })
    expect((await owes(customer))[0].balance).toBe('-20.00')
  })

  test('of more than their sums have space for are refused at the amount, as are all other documents', async () => {
    const customer = await trade.customer()
    const much = '1000000000000.00'
    const supplier = { supplier: customer, warehouse: (await trade.list('warehouses'))[0].id, slipNumber: 'MUCH' }
    for (const [url, about] of Object.entries({
      payments: paid(customer, much),
      openingBalances: { kind: 'payable', customer, amount: `-${much}`, date: '2026-01-01' },
    }))
      expect(await trade.refused(url, about)).toMatchObject([422, { amount: expect.stringMatching(/^format/) }])
    expect(await trade.refused('purchases', { ...supplier, date: '2026-01-01', netTotal: much })).toEqual([
      422,
      { netTotal: 'formatMaximum' },
    ])
  })

  test('are refused in a closed period, as is everything else that is posted', async () => {
    const customer = await trade.customer()
    const firm = (await trade.read(`customers/${customer}`)).firm
    const close = (until: string | null) => trade.made(`firms/${firm}/closePeriod`, until === null ? {} : { until })
    const order = await trade.order('salesOrders', customer, [trade.goods(part, '1', '10')])
    await close('2026-03-31')
    const closed = [409, 'periodClosed']
    expect(await trade.refused('payments', paid(customer, '1'))).toEqual(closed)
    const { details } = (await trade.send('POST', 'payments', paid(customer, '1'))).json()
    expect(details).toMatchObject({ date: { keyword: 'periodClosed', params: { until: '2026-03-31' } } })
    expect(await trade.refused(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2026-03-31' })).toEqual(closed)
    expect(await trade.refused('openingBalances', { kind: 'receivable', customer, amount: '1', date: '2026-01-01' })).toEqual(closed)
    await trade.made('payments', paid(customer, '1', { date: '2026-04-01' }))
    await close(null)
  })

  test('that are overdue are asked for by mail, once a day, with an answer for each', async () => {
    const [owing, paid, young] = [await trade.customer({ language: 'fr' }), await trade.customer(), await trade.customer()]
    for (const [customer, date] of [
      [owing, '2026-03-01'],
      [paid, '2026-03-01'],
      [young, '2026-06-01'],
    ] as const)
      await invoice(customer, '100', date)
    await pay(paid, '100')
    const ask = async () =>
      (await trade.made('customers/remind', { customers: [owing, paid, young, 'nobody'] })).map((one: { outcome: string }) => one.outcome)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(([first]) => first).toSorted()).toEqual(['alreadyToday', 'alreadyToday', 'kept'])
    expect(answers.map((fates) => fates.slice(1))).toEqual(Array(3).fill(['notOverdue', 'notOverdue', 'notAllowed']))
    const { email, remindedOn } = await trade.read(`customers/${owing}`)
    expect(remindedOn).toBe('2026-06-01')
    const mails = await trade.list('outboxMails', { to: email })
    expect(mails).toMatchObject([{ subject: expect.stringContaining('Rappel'), text: expect.stringContaining('100,00') }])
    const [history] = await trade.read(`customers/${owing}/history`)
    expect(history.action).toBe('remind')
    expect((await hub.as(DEALER, { method: 'POST', url: '/api/customers/remind', payload: { customers: [owing] } })).json()).toEqual([
      { customer: owing, outcome: 'notAllowed' },
    ])
  })

  test('are nobody else’s to see', async () => {
    const customer = await trade.customer()
    await invoice(customer, '10')
    const payment = await pay(customer, '4')
    const asked = [
      `payments/${payment.id}`,
      `customers/${customer}/balance`,
      `customers/${customer}/statement`,
      `safeDeposits/${safe}/ledger`,
    ]
    for (const url of asked) expect((await hub.as(DEALER, { url: `/api/${url}` })).statusCode).toBe(404)
    const ageing = await hub.as(DEALER, { url: '/api/payments/ageing?account=receivable' })
    expect(ageing.json().customers.map((row: { customer: string }) => row.customer)).not.toContain(customer)
    expect((await hub.as(ADMIN, { url: '/api/payments/ageing?account=receivable' })).statusCode).toBe(200)
  })

  const READERS = [DEALER, DEALER2] as const

  /** An invoice from the house to a customer who is the dealer's firm. */
  async function toDealer(amount: string) {
    const [user] = await trade.list('users', { email: DEALER })
    const customer = await trade.customer({ recipientFirm: user.firm })
    return { customer, firm: user.firm as string, id: await invoice(customer, amount) }
  }
  const asked = (who: string, url: string) => hub.as(who, { url: `/api/${url}` })
  const idsIn = async (who: string, url: string) => (await asked(who, url)).json<{ id: string }[]>().map(({ id }) => id)

  test('an invoice is read by the firm that it was issued to, in every way, and by no third', async () => {
    const { id, firm } = await toDealer('70')
    const { number } = await trade.read(`invoices/${id}`)
    const filter = encodeURIComponent(JSON.stringify({ recipientFirm: firm }))
    const found = encodeURIComponent(JSON.stringify({ q: number, recipientFirm: firm }))
    for (const [who, sees] of READERS.map((email) => [email, email === DEALER] as const)) {
      const read = await asked(who, `invoices/${id}`)
      expect(read.statusCode).toBe(sees ? 200 : 404)
      if (sees) expect(read.json()).toMatchObject({ netTotal: '70.00', issuedBy: expect.any(String), _lock: { code: 'sharedRecord' } })
      for (const url of [
        `invoices?filter=${filter}`,
        `invoices?filter=${found}`,
        `invoices?filter=${encodeURIComponent(`{"id":["${id}"]}`)}`,
      ])
        expect((await idsIn(who, url)).includes(id), url).toBe(sees)
      expect((await asked(who, `invoices/export?format=json&filter=${filter}`)).body.includes(id)).toBe(sees)
      expect((await asked(who, `invoices/${id}/history`)).statusCode).toBe(sees ? 200 : 404)
      expect((await asked(who, `search?q=${number}`)).body.includes(id)).toBe(sees)
      expect(
        JSON.stringify((await asked(who, `invoices/summary?measures=netTotal.sum&filter=${filter}`)).json().groups).includes('70.00'),
      ).toBe(sees)
    }
  })

  test('an invoice that was received is not changed, sent on, matched or counted among one’s own', async () => {
    const { id, customer } = await toDealer('80')
    const refusal = async (url: string, payload: object) => {
      const answer = await hub.as(DEALER, { method: 'POST', url: `/api/${url}`, payload })
      return [answer.statusCode, answer.json().code]
    }
    expect(await refusal(`invoices/${id}/credit`, {})).toEqual([403, 'sharedRecord'])
    expect(await refusal('documents', { entity: 'invoices', id, share: true })).toEqual([404, 'notFound'])
    const [own] = await idsIn(DEALER, 'customers?range=[0,0]')
    const [account] = await idsIn(DEALER, 'bankAccounts?range=[0,0]')
    const matched = { direction: 'in', customer: own, amount: '80', bankAccount: account, allocations: [{ invoice: id, amount: '80' }] }
    const answer = await hub.as(DEALER, { method: 'POST', url: '/api/payments', payload: matched })
    expect(answer.statusCode).toBe(422)
    expect((await asked(DEALER, `invoices/margins?ids=${id}`)).json()).toEqual([])
    const ageing = (await asked(DEALER, 'payments/ageing?account=receivable')).json()
    expect(ageing.customers.map((row: { customer: string }) => row.customer)).not.toContain(customer)
    const edit = { method: 'PUT', url: `/api/customers/${own}`, payload: { recipientFirm: 'house' } } as const
    expect((await hub.as(DEALER, edit)).json().details ?? (await hub.as(DEALER, edit)).json().code).toBeTruthy()
    expect((await asked(DEALER, `customers/${own}`)).json().recipientFirm).toBeNull()
  })

  const payFrom = (who: string, id: string, key: string, payload: object = {}) =>
    hub.as(who, { method: 'POST', url: `/api/invoices/${id}/payFromWallet`, payload, headers: { 'idempotency-key': key } })
  const walletOf = async () => (await asked(DEALER, 'wallets')).json()[0]
  const ledgerHolds = async () => expect(await trade.read('wallets/check')).toMatchObject({ ok: true })

  test('an invoice is paid from the wallet of the firm that received it, once, and reversing gives back', async () => {
    const { id, customer } = await toDealer('90')
    const before = await walletOf()
    const paying = await payFrom(DEALER, id, `k1-${id}`, { amount: '40' })
    expect(paying.json()).toMatchObject({ amount: '40.00', currency: 'EUR', ledgerEntry: expect.any(String) })
    expect((await payFrom(DEALER, id, `k1-${id}`, { amount: '40' })).json()).toEqual(paying.json())
    expect((await payFrom(DEALER, id, `k1-${id}`, { amount: '41' })).json().code).toBe('idempotencyKey')
    expect((await payFrom(DEALER, id, `k2-${id}`, { amount: '50.01' })).json().details.amount.keyword).toBe('overAllocated')
    expect((await payFrom(DEALER2, id, `k3-${id}`)).statusCode).toBe(404)
    expect((await payFrom(ADMIN, id, `k4-${id}`)).statusCode).toBe(403)
    const [payment] = await trade.list('payments', { customer })
    expect(payment).toMatchObject({ amount: '40.00', ledgerEntry: paying.json().ledgerEntry, safeDeposit: null, unallocated: '0.00' })
    expect(await settled(id)).toEqual(['40.00', 'partlySettled'])
    expect(Number((await walletOf()).balance)).toBeCloseTo(Number(before.balance) - 40, 2)
    const [posting] = await trade.list('postings', { entry: paying.json().ledgerEntry, wallet: before.id })
    expect(posting).toMatchObject({ kind: 'payment', amount: '-40.00' })
    const back = { entry: paying.json().ledgerEntry, reason: 'by hand' }
    const direct = {
      method: 'POST',
      url: `/api/wallets/${before.id}/reverse`,
      payload: back,
      headers: { 'idempotency-key': `k5-${id}` },
    } as const
    expect((await hub.as(ADMIN, direct)).json().code).toBe('entryOfPayment')
    await trade.made(`payments/${payment.id}/reverse`, { reason: 'Wrong one' })
    expect(await trade.refused(`payments/${payment.id}/reverse`)).toEqual([409, 'alreadyReversed'])
    expect([await settled(id), (await walletOf()).balance]).toEqual([['0.00', 'open'], before.balance])
    await ledgerHolds()
  })

  test('of twenty payments from a wallet at once as many go through as are open and covered', async () => {
    const { id } = await toDealer('100')
    const before = await walletOf()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => payFrom(DEALER, id, `m${at}-${id}`, { amount: '30' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, ...Array(17).fill(422)])
    expect(await settled(id)).toEqual(['90.00', 'partlySettled'])
    expect(Number((await walletOf()).balance)).toBeCloseTo(Number(before.balance) - 90, 2)
    const dear = await toDealer('9999999')
    const refused = await payFrom(DEALER, dear.id, `n-${id}`)
    expect([refused.statusCode, refused.json().code, await settled(dear.id)]).toEqual([409, 'insufficientFunds', ['0.00', 'open']])
    await ledgerHolds()
  })
})
