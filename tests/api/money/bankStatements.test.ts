import { beforeAll, expect, test } from 'vitest'
import { engineApp } from '../../support/app/suiteApp.ts'
import { type Trading, tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const camt = (...entries: readonly string[]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`

const entry = (amount: string, sign: string, name: string, text: string) => {
  const party = sign === 'CRDT' ? 'Dbtr' : 'Cdtr'
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>R-${text}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><${party}><Nm>${name}</Nm></${party}></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

describeEachEngine('bank statements', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-04-01T09:00:00.000Z') })
  let trade: Trading
  let customer: string
  let account: string
  let invoice: { id: string; number: string }

  beforeAll(async () => {
    trade = tradeOf(hub)
    customer = await trade.customer()
    account = (await trade.list('bankAccounts', { currency: 'EUR', active: true }))[0].id
    const order = await trade.order('salesOrders', customer, [trade.goods(await trade.material(), '1', '100')])
    await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2026-03-01' })
    invoice = (await trade.invoicesOf(order.id))[0]
  })

  const read = (content: string, more: object = {}) => ({ name: 'march.xml', content, ...more })
  const url = () => `bankAccounts/${account}/readStatement`
  const last = async () =>
    (await trade.read(`bankStatements?filter=${encodeURIComponent(JSON.stringify({ bankAccount: account }))}&sort=["createdAt","DESC"]`))[0]

  test('are read once, matched by number and amount, and become payments', async () => {
    const content = camt(entry('120.00', 'CRDT', 'Somebody', `Thanks ${invoice.number}`), entry('9.90', 'DBIT', 'The bank', 'Fees'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => trade.send('POST', url(), read(content))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const statement = await last()
    expect(statement).toMatchObject({
      open: 2,
      date: '2026-03-05',
      lines: [
        { amount: '120.00', party: 'Somebody' },
        { amount: '-9.90', party: 'The bank' },
      ],
    })
    const [paid, fees] = statement.lines
    const matches = await trade.read(`bankStatements/${statement.id}/matches`)
    expect(matches[0]).toMatchObject({ line: paid.id, matches: [{ entity: 'invoices', id: invoice.id, customer }] })
    const accept = { line: paid.id, customer, invoice: invoice.id }
    const accepted = await Promise.all(Array.from({ length: 5 }, () => trade.send('POST', `bankStatements/${statement.id}/accept`, accept)))
    expect(accepted.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await trade.read(`invoices/${invoice.id}`)).toMatchObject({ settlement: 'settled' })
    await trade.made(`bankStatements/${statement.id}/ignore`, { line: fees.id })
    const done = await last()
    expect(done).toMatchObject({ open: 0, lines: [{ state: 'posted' }, { state: 'ignored' }] })
    expect(await trade.read(`payments/${done.lines[0].payment}`)).toMatchObject({
      amount: '120.00',
      date: '2026-03-05',
      bankAccount: account,
    })
  })

  test('of CSV are read by the columns that are named; later files add their new lines alone', async () => {
    const rows = ['2026-03-07;Mona;Deposit;1.000,00', '2026-03-08;Mona;Deposit;1.000,00']
    const csv = (...lines: readonly string[]) => ['Day;Name;Text;Value', ...lines].join('\n')
    expect(await trade.refused(url(), read(csv(...rows)))).toEqual([422, { content: 'noColumn' }])
    const columns = { date: 'Day', amount: 'Value', party: 'Name', text: 'Text' }
    await trade.made(url(), read(csv(rows[0] ?? ''), { columns }))
    await trade.made(url(), read(csv(...rows), { columns }))
    expect(await last()).toMatchObject({ lines: [{ date: '2026-03-08', amount: '1000.00', party: 'Mona' }] })
    expect(await trade.refused(url(), read(csv(...rows), { columns }))).toEqual([409, 'statementKnown'])
    expect(await trade.refused(url(), read(csv('soon;;;1'), { columns }))).toEqual([422, { content: 'badRow' }])
  })

  test('are matched by the account that a customer has, or paid from before', async () => {
    const [one, two] = [await trade.customer(), await trade.customer()]
    expect((await trade.send('PUT', `customers/${one}`, { iban: 'DE89370400440532013000' })).statusCode).toBe(200)
    const bill = async (of: string) => {
      const order = await trade.order('salesOrders', of, [trade.goods(await trade.material(), '1', '55.5')])
      await trade.made(`salesOrders/${order.id}/invoice`, { what: 'whole', date: '2026-03-01' })
      return (await trade.invoicesOf(order.id))[0].id
    }
    const [first, second] = [await bill(one), await bill(two)]
    const columns = { date: 'Day', amount: 'Value', iban: 'IBAN', text: 'Text' }
    const found = async (text: string, iban: string) => {
      await trade.made(url(), read(['Day;Text;Value;IBAN', `2026-03-20;${text};10,00;${iban}`].join('\n'), { columns }))
      const statement = await last()
      const [{ line, matches }] = await trade.read(`bankStatements/${statement.id}/matches`)
      return { statement, line, ids: matches.map(({ id }: { id: string }) => id) }
    }
    expect((await found('a', 'DE89 3704 0044 0532 0130 00')).ids).toEqual([first])
    const unknown = await found('b', 'GB82 WEST 1234 5698 7654 32')
    expect(unknown.ids).toEqual([])
    await trade.made(`bankStatements/${unknown.statement.id}/accept`, { line: unknown.line, customer: two })
    expect((await found('c', 'GB82WEST12345698765432')).ids).toEqual([second])
  })

  test.each([
    ['declares a document type', '<!DOCTYPE d [<!ENTITY a "aaaa">]><Document>&a;</Document>'],
    ['is no XML', '<Document><Ntry></Document>'],
    ['names an entity that nobody declared', '<Document>&lol;</Document>'],
  ])('are refused where the file %s', async (_title, content) => {
    expect(await trade.refused(url(), read(content))).toEqual([422, { content: 'unreadableFile' }])
  })
})
