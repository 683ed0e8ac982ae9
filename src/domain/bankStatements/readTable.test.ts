import { expect, test } from 'vitest'
import { HEADING_ROWS } from '../../model/values/headings.ts'
import { bankFeeOf, matchLine, matchScore } from './matchLine.ts'
import { amountOf, type Columns, dayOf, guessColumns, readTable } from './readTable.ts'

test.each([
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1234', '1234.00'],
  ['-12,5', '-12.50'],
  ['12.50-', '-12.50'],
  ['(3.00)', '-3.00'],
  ['€ 1 000,00', '1000.00'],
  ['1.000', '1000.00'],
  ['0,05', '0.05'],
  ['', undefined],
  ['abc', undefined],
  [' (3.00) ', '-3.00'],
  ['(3.00) EUR', '-3.00'],
  ['EUR (3.00)', '-3.00'],
  ['3.00 (EUR)', '3.00'],
  ['(EUR 3)', '-3.00'],
  ['(300 EUR)', '-300.00'],
  ['(3)', '-3.00'],
  ['.5', '0.50'],
  ['12345678901234567', undefined],
])('%s is an amount of %s', (text, amount) => expect(amountOf(text)).toBe(amount))

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01T10:00:00', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['31/12/26', '2026-12-31'],
  ['31.02.2026', undefined],
  ['45.13.2026', undefined],
  [' 2026-03-01 ', '2026-03-01'],
  [' 1.3.2026 ', '2026-03-01'],
  ['on 2026-03-01', undefined],
  ['11.3.2026 or 1', undefined],
  ['x1.3.2026', undefined],
  ['', undefined],
  ['soon', undefined],
])('%s is the day %s', (text, day) => expect(dayOf(text)).toBe(day))

test('a table is read by its headings, or by the columns that were chosen', () => {
  const table = [
    ['Buchungstag', 'Begünstigter/Zahlungspflichtiger', 'Verwendungszweck', 'Betrag', 'Betrag EUR'],
    ['01.03.2026', 'Ada', 'INV 1', '10,00', '11,00'],
    ['', '', '', '', ''],
  ]
  expect(guessColumns(table[0] ?? [])).toMatchObject({ date: 'Buchungstag', text: 'Verwendungszweck', amount: 'Betrag' })
  expect(readTable(table)).toEqual({ lines: [{ date: '2026-03-01', amount: '10.00', party: 'Ada', iban: null, text: 'INV 1' }] })
  expect(readTable(table, { date: 'Buchungstag', amount: 'Betrag EUR' })).toEqual({
    lines: [{ date: '2026-03-01', amount: '11.00', party: null, iban: null, text: null }],
  })
  expect(readTable([['a', 'b']])).toEqual({ mistake: { column: 'date' } })
  expect(readTable([['', ' ']])).toEqual({ mistake: { column: 'date' } })
  expect(
    readTable([
      ['Date', 'Amount'],
      ['2026-01-01', '1'],
      ['x', '1'],
    ]),
  ).toEqual({ mistake: { row: 3 } })
})

test('headings stand without blanks, among the first rows', () => {
  const columns = { date: 'Date *', amount: '*Amount' }
  expect(guessColumns(['Date *', '*Amount'])).toEqual(columns)
  const lines = [{ date: '2026-01-01', amount: '1.00', party: null, iban: null, text: null }]
  expect(
    readTable(
      [
        [' Date * ', ' *Amount '],
        ['2026-01-01', '1'],
      ],
      columns,
    ),
  ).toEqual({ lines })
  const row = ['2026-01-01', '1']
  expect(readTable([['Date', 'Amount'], row, ['Day', 'Value'], row], { date: 'Day', amount: 'Value' })).toEqual({ lines })
  const late = [...Array.from({ length: HEADING_ROWS }, () => ['x', 'y']), ['Date', 'Amount'], row]
  expect(readTable(late)).toEqual({ mistake: { column: 'date' } })
  expect(readTable(late.slice(1))).toEqual({ lines })
})

const invoice = {
  id: '1',
  number: 'INV-2026-000012',
  name: 'Züleyha Öz',
  ibans: ['DE89 3704 0044 0532 0130 00'],
  open: '120.00',
  incoming: true,
}

test('a line matches by number, amount and name, never in the other direction', () => {
  const line = { iban: null, amount: '120.00', party: 'ZULEYHA OZ', text: 'Rechnung INV 2026 000012' }
  expect(matchScore(line, invoice)).toBe(11)
  expect(matchScore({ ...line, amount: '-120.00' }, invoice)).toBe(0)
  expect(matchLine({ ...line, text: null, amount: '7.00' }, [invoice])).toEqual([])
  const paid = { ...line, text: null, party: null, amount: '7.00', iban: 'de89370400440532013000' }
  expect([matchScore(paid, invoice), matchScore({ ...paid, iban: 'GB82WEST12345698765432' }, invoice)]).toEqual([4, 0])
  const other = { ...invoice, id: '2', number: 'INV-2026-000013' }
  expect(matchLine(line, [other, invoice]).map(({ candidate }) => candidate.id)).toEqual(['1', '2'])
})

test.each([
  ['118.50', true, '1.50'],
  ['120.00', true, null],
  ['120.01', true, null],
  ['90.00', true, '30.00'],
  ['89.99', true, null],
  ['-121.00', false, '1.00'],
  ['-119.00', false, null],
  ['-150.01', false, null],
])('of a line of %s for a document of 120.00 (incoming: %s) the bank kept %s', (amount, incoming, fee) =>
  expect(bankFeeOf({ amount }, { open: '120.00', incoming })).toBe(fee),
)

test('what came in and what went out may stand in two columns', () => {
  const headings = ['Date', 'Debit', 'Credit Amount', 'Text']
  const read = (...row: readonly string[]) => readTable([headings, ['2026-01-01', ...row]])
  const amount = (found: ReturnType<typeof read>) => ('lines' in found ? found.lines.map((line) => line.amount) : found.mistake)
  expect(guessColumns(headings)).toEqual({ date: 'Date', moneyIn: 'Credit Amount', moneyOut: 'Debit', text: 'Text' })
  expect(amount(read('', '10,00', 'a'))).toEqual(['10.00'])
  expect(amount(read('3.20', '', 'a'))).toEqual(['-3.20'])
  expect(amount(read('-3.20', '0.00', 'a'))).toEqual(['-3.20'])
  expect(amount(read('1', '3', 'a'))).toEqual(['2.00'])
  expect([amount(read('', '', 'a')), amount(read('x', '3', 'a')), amount(read('3', 'x', 'a'))]).toEqual([
    { row: 2 },
    { row: 2 },
    { row: 2 },
  ])
  const alone = (heading: string) =>
    amount(
      readTable([
        ['Date', heading],
        ['2026-01-01', '5'],
      ]),
    )
  expect([alone('Credit'), alone('Debit')]).toEqual([['5.00'], ['-5.00']])
  expect(
    readTable([
      ['Date', 'Amount', 'Debit'],
      ['2026-01-01', '5', '9'],
    ]),
  ).toMatchObject({ lines: [{ amount: '5.00' }] })
  expect(guessColumns(['Soll/Haben', 'Credit limit'])).toEqual({})
})

test('blanks around headings and cells count for nothing', () => {
  const table = [
    [' Date ', 'Amount ', 'Name', 'Text', 'IBAN'],
    [' ', '', ' ', '', ''],
    ['2026-01-01', '1', '  Ada ', ' ', 'DE1'],
    ['2026-01-02', '0', 'nothing', '', ''],
  ]
  expect(guessColumns(['Other'])).toEqual({})
  expect(readTable(table)).toEqual({ lines: [{ date: '2026-01-01', amount: '1.00', party: 'Ada', iban: 'DE1', text: null }] })
})

test.each([
  ['no day', ['', '1', 'Ada']],
  ['no amount', ['2026-01-01', '', 'Ada']],
  ['neither', ['', '', 'Ada']],
])('a row that says %s is a mistake', (_, row) => expect(readTable([['Date', 'Amount', 'Name'], row])).toEqual({ mistake: { row: 2 } }))

test.each([
  ['date', ['Amount']],
  ['amount', ['Date']],
] as const)('a table without %s says so', (column, headings) => expect(readTable([headings])).toEqual({ mistake: { column } }))

test.each([
  [
    'date',
    ['Booking date', 'bookingdate', 'Date', 'Buchungstag', 'Date d’opération', 'Date d’operation', 'Tarih', 'İşlem tarihi', 'التاريخ'],
  ],
  ['amount', ['Amount', 'Betrag EUR', 'Montant', 'Tutar', 'المبلغ']],
  ['party', ['Name', 'Payee', 'Begünstigter', 'Begunstigter', 'Auftraggeber/Empfänger', 'Tiers', 'Unvan', 'Karşı taraf', 'الاسم']],
  [
    'text',
    ['Text', 'Description', 'Reference', 'Purpose', 'Verwendungszweck', 'Zweck', 'Libellé', 'Libelle', 'Motif', 'Açıklama', 'البيان'],
  ],
] as const)('%s has these headings', (field, headings) => {
  for (const heading of headings) expect(guessColumns([heading])).toEqual({ [field]: heading })
})

test('the amount of the transaction goes before other amounts', () => {
  for (const heading of ['Transaction amount', 'İşlem tutarı', 'مبلغ العملية', 'المبلغ العملية', 'قيمة العملية'])
    expect(guessColumns(['Amount', heading])).toEqual({ amount: heading })
})

test('other headings name no column', () => {
  expect(guessColumns(['Update', 'Dates', 'My amount', 'Surname', 'Names', 'Context', 'My text'])).toStrictEqual({})
  expect(guessColumns(['My booking date', 'Booking dates', 'My value date', 'Value dates', 'My transaction amount'])).toStrictEqual({})
  expect(guessColumns(['My purpose', 'My Buchungstext', 'Umsatztyp', 'Umsatz', 'IBAN Auftragskonto', 'My own Auftrag IBAN'])).toStrictEqual(
    {
      amount: 'Umsatz',
    },
  )
})

test.each<[keyof Columns, readonly string[]]>([
  [
    'date',
    [
      'Date opération',
      'Date d’opération',
      'Date de l’opération',
      'تاريخ',
      'التاريخ',
      'Wertstellung',
      'Date valeur',
      'Value_date',
      'Value*:date',
      'Valör',
      'Valör Tarihi',
    ],
  ],
  ['amount', ['مبلغ العملية', 'المبلغ العملية', 'Umsatz in EUR', 'مبلغ', 'المبلغ']],
  ['party', ['Adsoyad', 'Ad soyad', 'Ad ve soyad', 'Karşı   taraf']],
  ['text', ['وصف', 'الوصف', 'بيان', 'البيان', 'تفاصيل', 'التفاصيل', 'Buchungstext']],
])('as %s are recognized %j', (field, headings) => {
  for (const heading of headings) expect(guessColumns([heading])).toStrictEqual({ [field]: heading })
})

test.each([
  [
    'Sparkasse',
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info',
    ['Buchungstag', 'Betrag', 'Beguenstigter/Zahlungspflichtiger', 'Kontonummer/IBAN', 'Verwendungszweck'],
  ],
  [
    'DKB',
    'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€);Gläubiger-ID',
    ['Buchungsdatum', 'Betrag (€)', 'Zahlungspflichtige*r', 'IBAN', 'Verwendungszweck'],
  ],
  [
    'Volksbank',
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung',
    ['Buchungstag', 'Betrag', 'Name Zahlungsbeteiligter', 'IBAN Zahlungsbeteiligter', 'Verwendungszweck'],
  ],
  [
    'ING',
    'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
    ['Buchung', 'Betrag', 'Auftraggeber/Empfänger', undefined, 'Verwendungszweck'],
  ],
  [
    'N26',
    'Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR)',
    ['Booking Date', 'Amount (EUR)', 'Partner Name', 'Partner Iban', 'Payment Reference'],
  ],
  [
    'a French bank',
    'Date de comptabilisation;Libellé simplifié;Bénéficiaire;IBAN bénéficiaire;Date opération;Date de valeur;Montant',
    ['Date de comptabilisation', 'Montant', 'Bénéficiaire', 'IBAN bénéficiaire', 'Libellé simplifié'],
  ],
  [
    'a Turkish bank',
    'İşlem Tarihi;Valör;Açıklama;İşlem Tutarı;Bakiye;Alıcı/Gönderen;Karşı IBAN',
    ['İşlem Tarihi', 'İşlem Tutarı', 'Alıcı/Gönderen', 'Karşı IBAN', 'Açıklama'],
  ],
  [
    'an Arabic bank',
    'تاريخ العملية;التفاصيل;اسم المستفيد;رقم الآيبان;المبلغ;الرصيد',
    ['تاريخ العملية', 'المبلغ', 'اسم المستفيد', 'رقم الآيبان', 'التفاصيل'],
  ],
])('headings of %s are recognized', (_, line, [date, amount, party, iban, text]) => {
  expect(guessColumns(line.split(line.includes(';') ? ';' : ','))).toEqual({ date, amount, party, iban, text })
})

test.each([
  ['Date;Libellé;Débit euros;Crédit euros', { date: 'Date', moneyIn: 'Crédit euros', moneyOut: 'Débit euros', text: 'Libellé' }],
  ['Tarih;Açıklama;Borç;Alacak;Bakiye', { date: 'Tarih', moneyIn: 'Alacak', moneyOut: 'Borç', text: 'Açıklama' }],
  ['التاريخ;البيان;مدين;دائن;الرصيد', { date: 'التاريخ', moneyIn: 'دائن', moneyOut: 'مدين', text: 'البيان' }],
])('money in and out of %s are recognized', (line, columns) => expect(guessColumns(line.split(';'))).toEqual(columns))

test.each(['Begünstigter', 'Beguenstigter', 'Empfänger', 'Empfaenger', 'Zahlungspflichtiger', 'Alıcı', 'Donneur d’ordre', 'المستفيد'])(
  '%s is a party',
  (heading) => expect(guessColumns([heading])).toEqual({ party: heading }),
)
