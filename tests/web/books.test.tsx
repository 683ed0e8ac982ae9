import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import { hundredths, moneyText } from '../../src/domain/money/hundredths.ts'
import type { stockCalls } from '../../src/domain/stock/calls.ts'
import type { AnswerOf } from '../../src/model/calls/callContract.ts'
import { screens } from '../../src/screens/index.ts'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../support/app/trade.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const StockPage = lazy(() => import('../../src/screens/materials/stock/StockPage.tsx'))

const hub = suiteApp({ customers: 5 })
let failing = false
/** Resolves when the defaults of a new stock document may be answered. */
let defaults = Promise.resolve()
/** Answers the stock value of the chosen warehouse, in place of the API. */
let held: ((warehouse: string | null) => AnswerOf<typeof stockCalls.valuation>) | undefined
/** Sort orders in which subscriptions were asked for. */
const sorts = new Set<string | null>()
connectApi(
  () => hub.app,
  http.get('*/api/subscriptions', ({ request }) => void sorts.add(new URL(request.url).searchParams.get('sort'))),
  http.get('*/api/stockDocuments/initial', async () => void (await defaults)),
  http.get('*/api/stock/valuation', ({ request }) =>
    held ? HttpResponse.json(held(new URL(request.url).searchParams.get('warehouse'))) : undefined,
  ),
  http.get('*/api/purchases/summary', () => (failing ? HttpResponse.json({ code: 'internal' }, { status: 500 }) : undefined)),
)

const user = userEvent.setup()
let trade: Trading
beforeAll(() => {
  trade = tradeOf(hub)
  return loadInputs()
})

const button = (name: string) => screen.findByRole('button', { name }, PATIENCE)

test('a count sheet is frozen before it can be posted', async () => {
  const material = await trade.material()
  const warehouse = (await trade.list('warehouses'))[0].id
  const { id } = await trade.made('stockDocuments', { kind: 'count', date: '2026-01-02', warehouse, counts: [{ material, counted: '3' }] })
  await mountHub(hub, `/stockDocuments/${id}/show`, { screens })
  const freeze = await button('Freeze the sheet')
  expect(screen.queryByRole('button', { name: 'Post' })).toBeNull()
  await user.click(freeze)
  await screen.findByText('The count sheet is frozen', undefined, PATIENCE)
  // Pressed elements keep their position until they lose the focus.
  await user.tab()
  await user.click(await button('Post'))
  expect(await screen.findByText('Stock has been moved', undefined, PATIENCE)).toBeTruthy()
  expect(await trade.read(`stockDocuments/${id}`)).toMatchObject({ state: 'posted', counts: [{ difference: '3.0000' }] })
})

const labelled = (name: string) => screen.queryByRole('combobox', { name: new RegExp(`^${name}`) })

test('an opening balance asks for the party of its kind alone, and is there after saving', async () => {
  const safe = (await trade.made('safeDeposits', { name: 'Till of openings', currency: 'EUR' })).id
  await mountHub(hub, `/openingBalances/create?source=${encodeURIComponent(JSON.stringify({ safeDeposit: safe, amount: '70' }))}`, {
    screens,
  })
  await screen.findByRole('combobox', { name: /^Customer/ }, PATIENCE)
  expect([labelled('Safe'), labelled('Bank account')]).toEqual([null, null])
  await user.click(screen.getByRole('combobox', { name: /^Kind/ }))
  await user.click(await screen.findByRole('option', { name: 'Safe deposit' }))
  await waitFor(() => expect(labelled('Customer')).toBeNull())
  expect([labelled('Safe') === null, labelled('Bank account')]).toEqual([false, null])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(
    async () => expect(await trade.list('openingBalances', { safeDeposit: safe })).toMatchObject([{ amount: '70.00' }]),
    PATIENCE,
  )
})

test('a new stock document that nobody has touched is left without a question, also when its defaults come late', async () => {
  const late = Promise.withResolvers<void>()
  defaults = late.promise
  const { router, address } = await mountHub(hub, '/stockDocuments/create', { screens })
  await screen.findByRole('grid', undefined, PATIENCE)
  late.resolve()
  const warehouse = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Warehouse/ })
  await waitFor(() => expect(warehouse.value).not.toBe(''), PATIENCE)
  await router.navigate('/customers')
  await waitFor(() => expect(address()).toMatch(/^\/customers/), PATIENCE)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stock value comes by pages, the most valuable first; that of another warehouse begins at its first page', async () => {
  const material = await trade.material()
  const row = (value: number, warehouse: string) =>
    ({ material, warehouse, currency: 'EUR', onHand: '1.0000', value: `${value}.00`, unitCost: null }) as const
  const all = Array.from({ length: 60 }, (_, index) => row(index + 1, `warehouse ${index}`))
  held = (warehouse) => ({ rows: warehouse === null ? all : [row(7, warehouse)], inTransit: [] })
  await mountHub(hub, '/-/Stock', { screens, pages: <Route path="/-/Stock" element={<StockPage />} /> })
  const shows = async (count: number, first: string, last: string, sum: string) => {
    const table = await screen.findByRole('table', undefined, PATIENCE)
    await within(table).findAllByText(first, undefined, PATIENCE)
    const [, ...lines] = within(table).getAllByRole('row')
    const values = lines.map((line) => within(line).getAllByRole('cell').at(-1)?.textContent)
    expect([values.length - 1, values[0], ...values.slice(-2)]).toEqual([count, first, last, sum])
  }
  await shows(50, '€60.00', '€11.00', '€1,830.00')
  await user.click(screen.getByRole('button', { name: 'Go to next page' }))
  await shows(10, '€10.00', '€1.00', '€1,830.00')
  await user.click(screen.getByRole('combobox', { name: 'Warehouse' }))
  await user.click((await screen.findAllByRole('option', undefined, PATIENCE)).at(-1) ?? document.body)
  await shows(1, '€7.00', '€7.00', '€7.00')
  held = undefined
})

test('a unit cost is asked for where goods come in alone', async () => {
  const material = await trade.material()
  const about = {
    date: '2026-01-02',
    warehouse: (await trade.list('warehouses'))[0].id,
    lines: [{ material, quantity: '3', unitCost: '2' }],
  }
  const issue = await trade.made('stockDocuments', { kind: 'issue', ...about })
  const receipt = await trade.made('stockDocuments', { kind: 'receipt', ...about })
  expect([issue.lines[0].unitCost, receipt.lines[0].unitCost]).toEqual([null, '2.0000'])
  await mountHub(hub, `/stockDocuments/${receipt.id}`, { screens })
  expect(await screen.findByRole('columnheader', { name: 'Unit cost' }, PATIENCE)).toBeTruthy()
  cleanup()
  await mountHub(hub, `/stockDocuments/${issue.id}`, { screens })
  expect(await screen.findByRole('columnheader', { name: 'Quantity' }, PATIENCE)).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Unit cost' })).toBeNull()
})

test('a payment settles what is chosen of its customer’s open documents', async () => {
  const customer = await trade.customer()
  const part = await trade.material()
  const safe = (await trade.made('safeDeposits', { name: 'Till of books', currency: 'EUR' })).id
  for (const price of ['30', '50']) {
    const order = await trade.order('salesOrders', customer, [trade.goods(part, '1', price, { vatPercentage: '0' })])
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: price === '30' ? '2026-01-10' : '2026-01-20' })
  }
  const source = JSON.stringify({ customer, safeDeposit: safe, direction: 'in', date: '2026-02-01' })
  await mountHub(hub, `/payments/create?source=${encodeURIComponent(source)}`, { screens })
  const open = await screen.findByRole('group', { name: 'Settled documents' }, PATIENCE)
  const [, second] = within(open).getAllByRole('checkbox')
  await user.click(second ?? open)
  expect(await within(open).findByText(/Settled:/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await button('Reverse')).toBeTruthy()
  expect(await trade.list('payments', { customer })).toMatchObject([
    { amount: '50.00', unallocated: '0.00', allocations: [{ amount: '50.00' }] },
  ])
})

test('a payment whose period was closed meanwhile says so at its date, and keeps what was typed', async () => {
  const customer = await trade.customer()
  const safe = (await trade.made('safeDeposits', { name: 'Till of a closed period', currency: 'EUR' })).id
  const { firm } = await trade.read(`customers/${customer}`)
  const source = JSON.stringify({ customer, safeDeposit: safe, direction: 'in', date: '2026-02-01', amount: '12.50' })
  await mountHub(hub, `/payments/create?source=${encodeURIComponent(source)}`, { screens })
  await user.type(await screen.findByRole('textbox', { name: /^Reference/ }, PATIENCE), 'typed')
  await trade.made(`firms/${firm}/closePeriod`, { until: '2026-02-28' })
  try {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const date = screen.getByLabelText(/^Date/)
    await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    const said = document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent
    expect(said).toMatch(/^The period up to Feb 28, 2026 is closed/)
    expect(screen.getByRole('textbox', { name: /^Reference/ })).toHaveProperty('value', 'typed')
    expect(await trade.list('payments', { customer })).toEqual([])
  } finally {
    await trade.made(`firms/${firm}/closePeriod`, {})
  }
})

/** An invoice with one line without VAT. */
const invoiceFor = async (customer: string, price: string) => {
  const order = await trade.order('salesOrders', customer, [trade.goods(await trade.material(), '1', price, { vatPercentage: '0' })])
  await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
  return (await trade.invoicesOf(order.id))[0]
}

test('a page lists only what can refer to a record of its kind', async () => {
  const tabsOf = async (id: string) => {
    await mountHub(hub, `/invoices/${id}/show`, { screens })
    const tabs = (await screen.findAllByRole('tab', undefined, PATIENCE)).map(({ textContent }) => textContent)
    cleanup()
    return tabs
  }
  const { id } = await invoiceFor(await trade.customer(), '50')
  expect(await tabsOf(id)).toEqual(['Details', 'Invoices (Credit of)', 'History', 'Comments'])
  await trade.made(`invoices/${id}/credit`)
  const [note] = await trade.list('invoices', { creditOf: id })
  expect(await tabsOf(note.id)).toEqual(['Details', 'History', 'Comments'])
  const [{ firm }] = await trade.list('users', { email: DEALER })
  const between = await invoiceFor(await trade.customer({ recipientFirm: firm }), '50')
  expect(await tabsOf(between.id)).toEqual(expect.arrayContaining(['Deals (Invoice)', 'Subscriptions', 'Wallet requests']))
  // Each list has its own order: the one before may be by a field that it lacks.
  await mountHub(hub, `/invoices/${between.id}/show`, { screens })
  await user.click(await screen.findByRole('tab', { name: 'Invoices (Credit of)' }, PATIENCE))
  await screen.findByText('No invoices yet', undefined, PATIENCE)
  await user.click(screen.getByRole('tab', { name: 'Subscriptions' }))
  await screen.findByText('No subscriptions yet', undefined, PATIENCE)
  expect([...sorts]).toEqual(['["startDate","DESC"]'])
})

/** Presses a button of a page, then the last button of its dialog. */
const inDialog = async (action: string, title: string, fill: (dialog: HTMLElement) => Promise<void> = async () => undefined) => {
  await user.tab()
  await user.click(await button(action))
  const dialog = await screen.findByRole('dialog', { name: title }, PATIENCE)
  await fill(dialog)
  await user.click(within(dialog).getAllByRole('button').at(-1) ?? dialog)
}
const said = async (text: string) => expect(await screen.findByText(text, undefined, PATIENCE)).toBeTruthy()
const place = (name: string) => async (dialog: HTMLElement) => {
  await user.click(within(dialog).getByRole('combobox', { name: /Safe deposit/ }))
  await user.click(await screen.findByRole('option', { name }, PATIENCE))
}

test('an invoice is paid, the payment reversed, the invoice credited and a refund paid, each from its dialog', async () => {
  const customer = await trade.customer()
  await trade.made('safeDeposits', { name: 'Till of dialogs', currency: 'EUR' })
  const { id } = await invoiceFor(customer, '45')
  await mountHub(hub, `/invoices/${id}/show`, { screens })
  await inDialog('Record payment', 'Record payment', async (dialog) => {
    const amount = within(dialog).getByRole('textbox', { name: /Amount/ })
    await user.clear(amount)
    await user.type(amount, '46')
    await place('Till of dialogs')(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Post payment' }))
    await within(dialog).findAllByText(/of this document is open/, undefined, PATIENCE)
    await user.clear(amount)
    await user.type(amount, '45')
  })
  await said('Payment posted')
  cleanup()
  const [payment] = await trade.list('payments', { customer })
  await mountHub(hub, `/payments/${payment.id}/show`, { screens })
  await inDialog('Reverse', 'Reverse this?')
  await said('Reversed')
  cleanup()
  expect(await trade.read(`invoices/${id}`)).toMatchObject({ settlement: 'open', settledAmount: '0.00' })
  await trade.made('payments', { ...{ direction: 'in', customer, amount: '45', date: '2026-02-01' }, safeDeposit: payment.safeDeposit })
  await mountHub(hub, `/invoices/${id}/show`, { screens })
  await inDialog('Credit', 'Credit this invoice?')
  await said('Credit note made')
  cleanup()
  const [note] = await trade.list('invoices', { creditOf: id })
  await mountHub(hub, `/invoices/${note.id}/show`, { screens })
  expect(await screen.findByRole('heading', { name: /^Credit note: / }, PATIENCE)).toBeTruthy()
  await inDialog('Refund', 'Refund', place('Till of dialogs'))
  await said('Payment posted')
  expect(await trade.read(`invoices/${note.id}`)).toMatchObject({ settlement: 'settled' })
})

test('a bank’s file is read in its own encoding, its columns guessed, and a line matched with the invoice it pays', async () => {
  const customer = await trade.customer({ firstName: 'Jörg' })
  const { number, netTotal } = await invoiceFor(customer, '77.31')
  const [account] = await trade.list('bankAccounts', { currency: 'EUR', active: true })
  const text = `Kontoauszug, Bank, Berlin, 2026\nKonto;1\n\nBuchungstag;Betrag;Name;Zweck\n02.06.2026;${netTotal.replace('.', ',')};Jörg Buyer;Rechnung ${number}`
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  await mountHub(hub, `/bankAccounts/${account.id}/show`, { screens })
  await inDialog('Read bank statement', 'Read bank statement', async (dialog) => {
    const input = dialog.querySelector('input[type=file]')
    if (input instanceof HTMLInputElement) await user.upload(input, new File([bytes], 'june.csv', { type: 'text/csv' }))
    await within(dialog).findByText('Buchungstag', undefined, PATIENCE)
    expect(within(dialog).getByRole('combobox', { name: /^Row with the headings/ }).textContent).toMatch(/^4 – Buchungstag;Betrag/)
  })
  await screen.findByText('Jörg Buyer', undefined, PATIENCE)
  await user.click(await screen.findByRole('button', { name: new RegExp(number) }, PATIENCE))
  await said('Payment posted')
  expect(await trade.list('payments', { customer })).toMatchObject([{ amount: netTotal, bankAccount: account.id, unallocated: '0.00' }])
})

test('a transfer between safes of two currencies asks what arrives, and says both amounts', async () => {
  const [euros, dollars] = [
    (await trade.made('safeDeposits', { name: 'Till of euros', currency: 'EUR' })).id,
    (await trade.made('safeDeposits', { name: 'Till of dollars', currency: 'USD' })).id,
  ]
  const source = JSON.stringify({ fromSafe: euros, toSafe: dollars, amount: '100', date: '2026-02-01' })
  await mountHub(hub, `/moneyTransfers/create?source=${encodeURIComponent(source)}`, { screens })
  const received = await screen.findByRole('textbox', { name: /Amount received/ }, PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter what arrives in USD', undefined, PATIENCE)
  await user.type(received, '108.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await button('Reverse')).toBeTruthy()
  expect(screen.getByText('€100.00')).toBeTruthy()
  expect(screen.getByText('$108.50')).toBeTruthy()
  const closing = async (safe: string) => (await trade.read(`safeDeposits/${safe}/ledger`)).closing
  expect([await closing(euros), await closing(dollars)]).toEqual(['-100.00', '108.50'])
})

test('what comes back is credited: of a return slip a credit note is made', async () => {
  const [customer, part, warehouse] = [await trade.customer(), await trade.material(), (await trade.list('warehouses'))[0].id]
  const receipt = { kind: 'receipt', date: '2026-01-02', warehouse, lines: [{ material: part, quantity: '2' }] }
  await trade.made(`stockDocuments/${(await trade.made('stockDocuments', receipt)).id}/post`)
  const order = await trade.order('salesOrders', customer, [trade.goods(part, '2', '30')])
  await trade.made(`salesOrders/${order.id}/deliver`)
  await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole' })
  await trade.send('POST', `salesOrders/${order.id}/return`)
  const [back] = await trade.list('salesOrders', { returnOf: order.id })
  for (const action of ['approve', 'deliver']) await trade.made(`salesOrders/${back.id}/${action}`)
  await mountHub(hub, `/salesOrders/${back.id}/show`, { screens })
  await inDialog('Credit note', 'What should be credited?')
  await said('Credit note made')
  expect(await trade.invoicesOf(back.id)).toMatchObject([{ kind: 'creditNote', netTotal: order.netTotal }])
})

test('a line of a bank’s statement that matches nothing is booked to a customer who is typed at once', async () => {
  await trade.customer({ code: 'PAYER' })
  const [account] = await trade.list('bankAccounts', { currency: 'EUR', active: true })
  const content = 'Date;Amount;Name;Text\n2026-06-03;61.07;Nobody we know;Thanks'
  await trade.made(`bankAccounts/${account.id}/readStatement`, { name: 'typed.csv', content })
  const [statement] = await trade.list('bankStatements', { q: 'typed' })
  await mountHub(hub, `/bankStatements/${statement.id}/show`, { screens })
  await user.click(await button('Another customer …'))
  const dialog = await screen.findByRole('dialog', { name: 'Another customer …' }, PATIENCE)
  const customer = await within(dialog).findByRole('combobox', { name: /Customer/ }, PATIENCE)
  await waitFor(() => expect(document.activeElement).toBe(customer), PATIENCE)
  await user.keyboard('PAYER')
  // Options of an earlier text can't be chosen.
  await waitFor(() => expect(screen.getByRole('option', { name: /^PAYER/ }).getAttribute('aria-disabled')).toBe('false'), PATIENCE)
  await user.click(screen.getByRole('option', { name: /^PAYER/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Post payment' }))
  await said('Payment posted')
  expect(await trade.list('payments', { bankAccount: account.id, amount: '61.07' })).toMatchObject([{ unallocated: '61.07' }])
})

test('dialogs offer an Admin of all firms only what the server accepts: records of the firm', async () => {
  const [{ firm }] = await trade.list('users', { email: DEALER })
  await trade.customer({ code: 'TWIN-OURS' })
  await trade.customer({ code: 'TWIN-THEIRS', firm })
  const offered = async (dialog: string, label: RegExp) => {
    const box = await screen.findByRole('dialog', { name: dialog }, PATIENCE)
    await user.type(await within(box).findByRole('combobox', { name: label }, PATIENCE), 'TWIN')
    const found = await screen.findAllByRole('option', { name: /^TWIN-/ }, PATIENCE)
    return found.map(({ textContent }) => textContent?.split(' ')[0])
  }
  const [account] = await trade.list('bankAccounts', { currency: 'EUR', active: true })
  const content = 'Date;Amount;Name;Text\n2026-06-04;61.08;Nobody we know;Thanks'
  await trade.made(`bankAccounts/${account.id}/readStatement`, { name: 'twins.csv', content })
  const [statement] = await trade.list('bankStatements', { q: 'twins' })
  await mountHub(hub, `/bankStatements/${statement.id}/show`, { screens })
  await user.click(await button('Another customer …'))
  expect(await offered('Another customer …', /Customer/)).toEqual(['TWIN-OURS'])
  cleanup()

  const [warehouse] = await trade.list('warehouses')
  const about = { date: '2026-05-05', time: '10:00', documentNumber: 'TWINS', warehouse: warehouse.id }
  const lines = [{ item: await trade.material(), unit: 'PCS', quantity: '2' }]
  const { id } = await trade.made('demands', { ...about, lines })
  await trade.made(`demands/${id}/approve`)
  await mountHub(hub, `/demands/${id}/show`, { screens })
  await user.click(await button('To purchase order'))
  expect(await offered('To purchase order', /Supplier/)).toEqual(['TWIN-OURS'])
  cleanup()

  for (const [name, owner] of Object.entries({ 'TWIN-OURS': undefined, 'TWIN-THEIRS': firm }))
    await trade.made('priceLists', { name, trade: 'sales', currency: 'EUR', validFrom: '2026-01-01', ...(owner && { firm: owner }) })
  await mountHub(hub, '/customers?filter={"q":"TWIN-OURS"}', { screens })
  await chooseAll()
  await user.click(await button('Edit selected'))
  const box = await screen.findByRole('dialog', { name: 'Change 1 record' }, PATIENCE)
  await user.click(within(box).getByRole('combobox', { name: 'Field' }))
  await user.click(await screen.findByRole('option', { name: 'Price list' }))
  expect(await offered('Change 1 record', /Price list/)).toEqual(['TWIN-OURS'])
  cleanup()
})

test('a line that lacks what the bank kept settles the invoice with the fee; a line of the bank is booked as a fee', async () => {
  const { number, id } = await invoiceFor(await trade.customer(), '50')
  const [account] = await trade.list('bankAccounts', { currency: 'EUR', active: true })
  const invoice = await trade.read(`invoices/${id}`)
  const came = moneyText(hundredths(invoice.netTotal) - 150n)
  const content = `Date;Debit;Credit;Text\n2026-06-04;;${came};${number}\n2026-06-04;4.20;;Account kept`
  await trade.made(`bankAccounts/${account.id}/readStatement`, { name: 'fees.csv', content })
  const [statement] = await trade.list('bankStatements', { q: 'fees' })
  await mountHub(hub, `/bankStatements/${statement.id}/show`, { screens })
  await user.click(await button(`${number}, €1.50 bank fee`))
  await waitFor(async () => expect(await trade.read(`invoices/${id}`)).toMatchObject({ settlement: 'settled' }), PATIENCE)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bank fee' })).toHaveProperty('disabled', false), PATIENCE)
  await user.click(await button('Bank fee'))
  await waitFor(
    async () => expect(await trade.list('moneyTransfers', { kind: 'charge', fromAccount: account.id })).toMatchObject([{ amount: '4.20' }]),
    PATIENCE,
  )
})

const chooseAll = async () => {
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select row/ }, PATIENCE)) await user.click(box)
}

/** Presses a bulk action, then confirms it. */
const doWithChosen = async (action: string, question: string, said: string) => {
  await chooseAll()
  await user.click(await button(action))
  const dialog = await screen.findByRole('dialog', { name: question }, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: action }))
  expect(await screen.findByText(said, undefined, PATIENCE)).toBeTruthy()
}

test('demands that are chosen in their list are approved, and go to a purchase order of one supplier', async () => {
  const supplier = await trade.customer({ code: 'SUPPLY' })
  const item = await trade.material()
  const warehouse = (await trade.list('warehouses'))[0].id
  const lines = [{ line: 1, item, unit: 'PCS', quantity: '2' }]
  for (const documentNumber of ['BULK-A', 'BULK-B'])
    await trade.made('demands', { date: '2026-01-02', time: '09:00', documentNumber, warehouse, lines })
  await mountHub(hub, '/demands?filter={"q":"BULK"}', { screens })
  await doWithChosen('Approve', 'Approve 2 demands?', '2 demands approved')
  await chooseAll()
  await user.click(await button('To purchase order'))
  const dialog = await screen.findByRole('dialog', { name: 'To purchase order' }, PATIENCE)
  const chosen = await within(dialog).findByRole('combobox', { name: 'Supplier' }, PATIENCE)
  await user.type(chosen, 'nobody{Control>}{Enter}{/Control}')
  await waitFor(() => expect(chosen.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  expect(await trade.list('purchaseOrders', { customer: supplier })).toEqual([])
  await user.clear(chosen)
  await user.type(chosen, 'SUPPLY')
  // Options of an earlier text can't be chosen.
  await waitFor(() => expect(screen.getByRole('option', { name: /^SUPPLY –/ }).getAttribute('aria-disabled')).toBe('false'), PATIENCE)
  await user.click(screen.getByRole('option', { name: /^SUPPLY –/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Create purchase order' }))
  expect(await screen.findByText('1 purchase order created', undefined, PATIENCE)).toBeTruthy()
  expect(await trade.list('purchaseOrders', { customer: supplier })).toMatchObject([
    { lines: [{ quantity: '2.0000' }, { quantity: '2.0000' }] },
  ])
})

test('a change of many records with a text that no record matches is not sent, as it would empty the field', async () => {
  const countries = async () =>
    (await trade.list('customers', { code: ['C00001', 'C00002'] })).map(({ country }: { readonly country: unknown }) => country)
  const before = await countries()
  await mountHub(hub, '/customers?filter={"code":["C00001","C00002"]}', { screens })
  await chooseAll()
  await user.click(await button('Edit selected'))
  await user.click(await screen.findByLabelText('Field', undefined, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Country' }, PATIENCE))
  const input = await screen.findByRole('combobox', { name: /^Country/ }, PATIENCE)
  await user.clear(input)
  await user.type(input, 'nowhere')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  expect(await countries()).toEqual(before)
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
})

test('a demand is approved by those who may, and says where all of it is on order', async () => {
  const ask = async (who: string) => {
    const [warehouse] = (await hub.as(who, { url: '/api/warehouses' })).json()
    const item = await trade.material()
    const payload = {
      date: '2026-01-02',
      time: '09:00',
      documentNumber: 'RIGHT',
      warehouse: warehouse.id,
      lines: [{ item, quantity: '2' }],
    }
    return (await hub.as(who, { method: 'POST', url: '/api/demands', payload })).json().id
  }
  const [ours, theirs] = [await ask(ADMIN), await ask(DEALER)]
  await mountHub(hub, `/demands/${theirs}/show`, { as: DEALER, screens })
  expect(await button('Approve')).toBeTruthy()
  cleanup()
  const right = await trade.made('userRights', { role: 'Dealer', entity: 'demands', action: 'approve', effect: 'deny' })
  await mountHub(hub, `/demands/${theirs}/show`, { as: DEALER, screens })
  expect(await button('Cancel demand')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  cleanup()
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${right.id}` })

  await mountHub(hub, `/demands/${ours}/show`, { screens })
  await user.click(await button('Approve'))
  expect(await screen.findByText('Demand approved', undefined, PATIENCE)).toBeTruthy()
  cleanup()
  await trade.made('demands/order', { ids: [ours], customer: await trade.customer() })
  await mountHub(hub, `/demands/${ours}/show`, { screens })
  await waitFor(async () => expect((await button('To purchase order')).title).toBe('All of it is on order already'), PATIENCE)
  await user.click(await button('To purchase order'))
  expect(await screen.findByText('All of it is on order already', undefined, PATIENCE)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('orders that are chosen in their list are delivered, and invoiced by what was delivered', async () => {
  const customer = await trade.customer()
  const part = await trade.material()
  const warehouse = (await trade.list('warehouses'))[0].id
  const receipt = { kind: 'receipt', date: '2026-01-02', warehouse, lines: [{ material: part, quantity: '9' }] }
  await trade.made(`stockDocuments/${(await trade.made('stockDocuments', receipt)).id}/post`)
  const orders = [
    await trade.order('salesOrders', customer, [trade.goods(part, '1', '30')]),
    await trade.order('salesOrders', customer, [trade.goods(part, '2', '40')]),
  ]
  await mountHub(hub, `/salesOrders?filter={"customer":"${customer}"}`, { screens })
  await doWithChosen('Deliver', 'Deliver all that is open of 2 orders?', '2 orders delivered')
  await doWithChosen('Invoice', 'Invoice what was delivered of 2 orders?', '2 invoices made')
  for (const { id } of orders) expect(await trade.invoicesOf(id)).toHaveLength(1)
})

test('the totals below a list follow its filter, each currency by itself; they say when they fail, and go where nothing is found', async () => {
  const [supplier, warehouse] = [await trade.customer(), (await trade.list('warehouses'))[0].id]
  const bought = { date: '2026-05-05', supplier, warehouse }
  await trade.made('purchases', { ...bought, slipNumber: 'TOTAL-1', netTotal: '100.10', currency: 'EUR' })
  await trade.made('purchases', { ...bought, slipNumber: 'TOTAL-2', netTotal: '40.00', currency: 'EUR', kind: 'creditNote' })
  await trade.made('purchases', { ...bought, slipNumber: 'TOTAL-3', netTotal: '7.00', currency: 'USD' })
  failing = true
  await mountHub(hub, `/purchases?filter=${encodeURIComponent(JSON.stringify({ supplier }))}`, { screens })
  const totals = await screen.findByRole('region', { name: 'Totals' }, PATIENCE)
  await within(totals).findByText('The totals could not be loaded.', undefined, PATIENCE)
  failing = false
  await user.click(within(totals).getByRole('button'))
  const sums = () =>
    within(totals)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
  const net = async (amount: string) => {
    await within(totals).findByText(amount, undefined, PATIENCE)
    return sums()
  }
  expect(await net('€60.10')).toEqual(expect.arrayContaining(['€60.10', '$7.00']))
  expect(sums()).not.toContain('€67.10')
  const search = screen.getByRole('searchbox')
  await user.type(search, 'TOTAL-1')
  expect(await net('€100.10')).not.toContain('$7.00')
  await user.clear(search)
  await user.type(search, 'nothing like it')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull(), PATIENCE)
})
