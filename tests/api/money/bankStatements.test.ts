import { beforeAll, expect, test } from 'vitest'
import { hundredths } from '../../../src/domain/money/hundredths.ts'
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

  test('of CSV are read below what the bank says about the account, by the usual headings or the chosen ones', async () => {
    const above = ['Account statement, Bank, Berlin, 2026', 'IBAN;DE12', '']
    await trade.made(url(), read([...above, 'Buchungstag;Name;Betrag', '2026-03-17;Mona;41,00'].join('\n')))
    expect(await last()).toMatchObject({ lines: [{ date: '2026-03-17', amount: '41.00', party: 'Mona' }] })
    const columns = { date: 'When', amount: 'How much' }
    await trade.made(url(), read([...above, 'When;Who;How much', '2026-03-18;Mona;42,00'].join('\n'), { columns }))
    expect(await last()).toMatchObject({ lines: [{ date: '2026-03-18', amount: '42.00', party: null }] })
    expect(await trade.refused(url(), read([...above, 'Buchungstag;Betrag', 'soon;1'].join('\n')))).toEqual([422, { content: 'badRow' }])
  })

  test('of CSV have amounts in one column, or what came in and what went out in two', async () => {
    const csv = (...lines: readonly string[]) => ['Day;Text;Plus;Minus', ...lines].join('\n')
    const columns = { date: 'Day', text: 'Text', moneyIn: 'Plus', moneyOut: 'Minus' }
    await trade.made(url(), read(csv('2026-03-21;in;1.000,00;', '2026-03-21;out;;12,30', '2026-03-21;signed;0,00;-4,00'), { columns }))
    expect((await last()).lines.map(({ amount }: { amount: string }) => amount)).toEqual(['1000.00', '-12.30', '-4.00'])
    expect(await trade.refused(url(), read(csv('2026-03-22;none;;'), { columns }))).toEqual([422, { content: 'badRow' }])
    expect(await trade.refused(url(), read(csv('2026-03-22;x;1;'), { columns: { date: 'Day' } }))).toEqual([422, { content: 'noColumn' }])
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

  test('are booked with the fee that the bank kept of what came in, or took besides what went out', async () => {
    const opening = (await trade.read(`bankAccounts/${account}/ledger`)).closing
    const who = await trade.customer()
    const sold = await trade.order('salesOrders', who, [trade.goods(await trade.material(), '1', '100')])
    await trade.made(`salesOrders/${sold.id}/invoice`, { what: 'whole', date: '2026-03-01' })
    const [bill] = await trade.invoicesOf(sold.id)
    const warehouse = (await trade.list('warehouses'))[0].id
    const from = { supplier: who, warehouse, date: '2026-03-01', currency: 'EUR' }
    const bought = await trade.made('purchases', { ...from, slipNumber: 'FEE-1', netTotal: '50' })
    await trade.made(url(), read(camt(entry('118.50', 'CRDT', 'x', bill.number), entry('52.25', 'DBIT', 'x', 'FEE-1'))))
    const statement = await last()
    const [came, went] = statement.lines
    const [first, second] = await trade.read(`bankStatements/${statement.id}/matches`)
    expect([first.matches[0], second.matches[0]]).toMatchObject([
      { id: bill.id, open: '120.00', fee: '1.50' },
      { id: bought.id, open: '50.00', fee: '2.25' },
    ])
    const accept = `bankStatements/${statement.id}/accept`
    const line = { line: came.id, customer: who, invoice: bill.id }
    expect(await trade.refused(accept, { ...line, fee: '-1' })).toEqual([422, { fee: 'formatMinimum' }])
    expect(await trade.refused(accept, { ...line, fee: '1.51' })).toEqual([422, { 'allocations.0.amount': 'overAllocated' }])
    await trade.made(accept, { ...line, fee: '1.5' })
    await trade.made(accept, { line: went.id, customer: who, purchase: bought.id, fee: '2.25' })
    expect(await trade.read(`invoices/${bill.id}`)).toMatchObject({ settlement: 'settled' })
    expect(await trade.read(`purchases/${bought.id}`)).toMatchObject({ settlement: 'settled' })
    const [paid, out] = (await last()).lines.map(({ payment }: { payment: string }) => payment)
    expect(await trade.read(`payments/${paid}`)).toMatchObject({ amount: '120.00', fee: '1.50', unallocated: '0.00' })
    const ledger = async () => {
      const { closing, entries } = await trade.read(`bankAccounts/${account}/ledger`)
      const moved = entries.filter(({ id }: { id: string }) => [paid, out].includes(id)).map(({ amount }: { amount: string }) => amount)
      return [hundredths(closing) - hundredths(opening), ...moved]
    }
    expect(await ledger()).toEqual([6625n, '118.50', '-52.25'])
    for (const id of [paid, out]) await trade.made(`payments/${id}/reverse`, {})
    expect((await ledger())[0]).toBe(0n)
    expect((await trade.read(`customers/${who}/balance`)).receivable).toMatchObject([{ balance: '120.00' }])
  })

  test('are booked as fees and interest of the bank, once', async () => {
    const ledger = async () => trade.read(`bankAccounts/${account}/ledger`)
    const opening = (await ledger()).closing
    await trade.made(
      url(),
      read(camt(entry('7.40', 'DBIT', 'The bank', 'Quarterly fee'), entry('0.15', 'CRDT', 'The bank', 'Interest paid'))),
    )
    const statement = await last()
    const [fee, interest] = statement.lines
    const charge = `bankStatements/${statement.id}/charge`
    const answers = await Promise.all(Array.from({ length: 5 }, () => trade.send('POST', charge, { line: fee.id })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
    await trade.made(charge, { line: interest.id })
    const done = await last()
    expect(done).toMatchObject({ open: 0, lines: [{ state: 'posted', payment: null }, { state: 'posted' }] })
    const after = await ledger()
    expect(hundredths(after.closing) - hundredths(opening)).toBe(-725n)
    expect(after.entries.filter(({ kind }: { kind: string }) => kind === 'charge')).toMatchObject([
      { kind: 'charge', entity: 'moneyTransfers', amount: '-7.40', party: null },
      { kind: 'charge', amount: '0.15', party: null },
    ])
    await trade.made(`moneyTransfers/${done.lines[0].charge}/reverse`)
    expect(hundredths((await ledger()).closing) - hundredths(opening)).toBe(15n)
  })

  /** A realistic file: two accounts, prefixes, a batch, a reversal, charges, a foreign payment, a pending entry. */
  const whole = (iban: string, currency = 'EUR') => `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
    <n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><n:BkToCstmrStmt><n:GrpHdr><n:MsgId>7</n:MsgId></n:GrpHdr>
    <n:Stmt><n:Acct><n:Id><n:IBAN>GB82WEST12345698765432</n:IBAN></n:Id></n:Acct>
      <n:Ntry><n:Amt Ccy="GBP">999.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:BookgDt><n:Dt>2026-03-09</n:Dt></n:BookgDt></n:Ntry></n:Stmt>
    <n:Stmt><n:Acct><n:Id><n:IBAN>${iban}</n:IBAN></n:Id><n:Ccy>${currency}</n:Ccy></n:Acct>
      <n:Bal><n:Amt Ccy="EUR">5000.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd></n:Bal>
      <n:Ntry><n:Amt Ccy="EUR">150.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Cd>BOOK</n:Cd></n:Sts><n:BookgDt><n:DtTm>2026-03-10T23:30:00+03:00</n:DtTm></n:BookgDt>
        <n:NtryDtls><n:Btch><n:NbOfTxs>2</n:NbOfTxs></n:Btch>
        <n:TxDtls><n:Amt Ccy="EUR">100.00</n:Amt><n:RltdPties><n:Dbtr><n:Pty><n:Nm>Ada &amp; Bo</n:Nm></n:Pty></n:Dbtr></n:RltdPties><n:RmtInf><n:Ustrd><![CDATA[First <one>]]></n:Ustrd></n:RmtInf></n:TxDtls>
        <n:TxDtls><n:AmtDtls><n:TxAmt><n:Amt Ccy="EUR">50.00</n:Amt></n:TxAmt></n:AmtDtls><n:RltdPties><n:Dbtr><n:Pty><n:Nm>Cem</n:Nm></n:Pty></n:Dbtr></n:RltdPties></n:TxDtls>
        </n:NtryDtls></n:Ntry>
      <n:Ntry><n:Amt Ccy="EUR">20.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:RvslInd>true</n:RvslInd><n:BookgDt><n:Dt>2026-03-11</n:Dt></n:BookgDt>
        <n:NtryDtls><n:TxDtls><n:RltdPties><n:Dbtr><n:Pty><n:Nm>We</n:Nm></n:Pty></n:Dbtr><n:Cdtr><n:Pty><n:Nm>Landlord</n:Nm></n:Pty></n:Cdtr></n:RltdPties></n:TxDtls></n:NtryDtls></n:Ntry>
      <n:Ntry><n:Amt Ccy="EUR">915.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:BookgDt><n:Dt>2026-03-11</n:Dt></n:BookgDt>
        <n:Chrgs><n:Rcrd><n:Amt Ccy="EUR">5.00</n:Amt><n:CdtDbtInd>DBIT</n:CdtDbtInd></n:Rcrd></n:Chrgs>
        <n:AmtDtls><n:InstdAmt><n:Amt Ccy="USD">1000.00</n:Amt></n:InstdAmt></n:AmtDtls><n:AddtlNtryInf>USD 1000</n:AddtlNtryInf></n:Ntry>
      <n:Ntry><n:Amt Ccy="EUR">77.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Cd>PDNG</n:Cd></n:Sts><n:ValDt><n:Dt>2026-03-12</n:Dt></n:ValDt></n:Ntry>
    </n:Stmt></n:BkToCstmrStmt></n:Document>`

  test('of several accounts are read for this one: batches by their transactions, what is booked alone', async () => {
    const { iban } = await trade.read(`bankAccounts/${account}`)
    await trade.made(url(), read(whole(iban.toLowerCase())))
    expect((await last()).lines).toMatchObject([
      { date: '2026-03-10', amount: '100.00', party: 'Ada & Bo', text: 'First <one>' },
      { date: '2026-03-10', amount: '50.00', party: 'Cem', text: null },
      { date: '2026-03-11', amount: '20.00', party: 'Landlord' },
      { date: '2026-03-11', amount: '915.00', party: null, text: 'USD 1000' },
    ])
    expect(await trade.refused(url(), read(whole('TR330006100519786457841326')))).toEqual([422, { content: 'otherAccount' }])
    expect(await trade.refused(url(), read(whole(iban, 'USD')))).toEqual([422, { content: 'statementCurrency' }])
    expect(await trade.refused(url(), read(whole(iban).replace('2026-03-11', 'soon')))).toEqual([422, { content: 'badRow' }])
    expect(await trade.refused(url(), read(camt(entry('1,50', 'CRDT', 'A', 'b'))))).toEqual([422, { content: 'badRow' }])
  })

  test('of entries that are not a statement’s have no lines; more than can be read at once are refused', async () => {
    const notice = camt(entry('1.00', 'CRDT', 'A', 'b')).replaceAll('Stmt>', 'Ntfctn>')
    expect(await trade.refused(url(), read(notice))).toEqual([422, { content: 'noLines' }])
    const short = '<Ntry><Amt>1</Amt><BookgDt><Dt>2026-03-05</Dt></BookgDt></Ntry>'
    expect(await trade.refused(url(), read(camt(short.repeat(2001))))).toEqual([422, { content: 'tooManyLines' }])
    expect(await trade.refused(url(), read(`<a>${'<b>'.repeat(50)}`))).toEqual([422, { content: 'unreadableFile' }])
    expect(await trade.refused(url(), read('x'.repeat(900_001)))).toEqual([422, { content: 'maxLength' }])
  })

  test.each([
    ['grows by the entities that it declares', '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>'],
    ['names a file of the server', '<!DOCTYPE l SYSTEM "file:///etc/passwd"><Document/>'],
    ['declares a document type', '<!DOCTYPE d [<!ENTITY a "aaaa">]><Document>&a;</Document>'],
    ['is no XML', '<Document><Ntry></Document>'],
    ['names an entity that nobody declared', '<Document>&lol;</Document>'],
  ])('are refused where the file %s', async (_title, content) => {
    expect(await trade.refused(url(), read(content))).toEqual([422, { content: 'unreadableFile' }])
  })
})
