import { expect, test } from 'vitest'
import { type CamtEntry, type CamtValues, linesOfEntry } from './camtEntry.ts'

const entry = (values: CamtValues, ...details: readonly CamtValues[]): CamtEntry => ({
  values: { amount: '100.00', currency: 'EUR', sign: 'CRDT', date: '2026-03-05', ...values },
  details,
})
const amounts = (of: CamtEntry) => linesOfEntry(of)?.map(({ amount }) => amount)

test('an entry is a line with the party on the other side', () => {
  const parties = { debtor: 'Ada', debtorIban: 'DE1', creditor: 'Us', creditorIban: 'DE2' }
  expect(linesOfEntry(entry({ reference: 'R1' }, { ...parties, text: 'INV 1' }))).toEqual([
    { date: '2026-03-05', amount: '100.00', party: 'Ada', iban: 'DE1', text: 'INV 1', reference: 'R1' },
  ])
  expect(linesOfEntry(entry({ sign: 'DBIT' }, parties))).toMatchObject([{ amount: '-100.00', party: 'Us', iban: 'DE2', text: null }])
})

test('a reversal names the parties of what it takes back', () => {
  const back = { creditor: 'Supplier', debtor: 'Us' }
  expect(linesOfEntry(entry({ reversal: 'true' }, back))).toMatchObject([{ amount: '100.00', party: 'Supplier' }])
  expect(linesOfEntry(entry({ reversal: '1', sign: 'DBIT' }, back))).toMatchObject([{ amount: '-100.00', party: 'Us' }])
  expect(linesOfEntry(entry({ reversal: 'false' }, back))).toMatchObject([{ party: 'Us' }])
})

test('a batch is a line for each of its transactions, where their amounts sum to it', () => {
  const batch = entry({ reference: 'B' }, { amount: '60', debtor: 'Ada' }, { transactionAmount: '40.00', debtor: 'Bo', reference: 'T2' })
  expect(linesOfEntry(batch)).toMatchObject([
    { amount: '60.00', party: 'Ada', reference: 'B' },
    { amount: '40.00', party: 'Bo', reference: 'T2' },
  ])
  expect(amounts(entry({}, { amount: '130' }, { amount: '30', sign: 'DBIT' }))).toEqual(['130.00', '-30.00'])
  expect(amounts(entry({}, { amount: '100' }, { amount: '0' }))).toEqual(['100.00'])
})

test.each<[string, CamtValues, CamtValues]>([
  ['sum to something else', { amount: '60.00', text: 'one' }, { amount: '39.99', text: 'two' }],
  ['are in another currency', { amount: '60.00', currency: 'USD', text: 'one' }, { amount: '40.00', text: 'two' }],
  ['were sent in another currency', { transactionAmount: '60.00', transactionCurrency: 'USD', text: 'one' }, { amount: '40', text: 'two' }],
  ['are values of one alone', { amount: '100.00', text: 'one' }, { text: 'two' }],
  ['are not values', { text: 'one', debtor: 'Ada' }, { text: 'two' }],
])('a batch whose amounts %s is one line of no one’s', (_, one, other) => {
  expect(linesOfEntry(entry({}, one, other))).toMatchObject([{ amount: '100.00', party: null, text: 'one two' }])
})

test('a batch of one text has that text, one without transactions what the bank says', () => {
  expect(linesOfEntry(entry({}, { text: 'one' }, { debtor: 'Ada' }))).toMatchObject([{ text: 'one' }])
  expect(linesOfEntry(entry({ about: 'Fees' }))).toMatchObject([{ amount: '100.00', text: 'Fees' }])
})

test('what is not booked yet gives no line', () => {
  for (const status of ['PDNG', 'INFO', 'FUTR']) expect(linesOfEntry(entry({ status }))).toEqual([])
  expect(amounts(entry({ status: 'BOOK' }))).toEqual(['100.00'])
})

test.each([
  ['1234', '1234.00'],
  ['1.5', '1.50'],
  ['1.500', '1.50'],
  ['12.30000', '12.30'],
  ['12.34000', '12.34'],
  ['100', '100.00'],
  ['1.005', undefined],
  ['1,50', undefined],
  ['-1.00', undefined],
  ['', undefined],
  ['99999999999999999.00', undefined],
])('%s is an amount of %s: the point is never between thousands', (amount, read) =>
  expect(amounts(entry({ amount }))).toEqual(read && [read]),
)

test('an entry without a day is a mistake, one of nothing is passed over; the day of its value stands in for that of booking', () => {
  expect(linesOfEntry({ values: { amount: '1' }, details: [] })).toBeUndefined()
  expect(linesOfEntry(entry({ amount: '0.00' }))).toEqual([])
  expect(linesOfEntry(entry({ amount: '0.00' }, { amount: '5' }, { amount: '5', sign: 'DBIT' }))).toEqual([])
  expect(linesOfEntry({ values: { amount: '1', valueDate: '2026-03-06' }, details: [] })).toMatchObject([{ date: '2026-03-06' }])
})

test('the text is what was written to the payee, else what the bank says', () => {
  expect(linesOfEntry(entry({ about: 'Fees' }))).toMatchObject([{ text: 'Fees', reference: null }])
  expect(linesOfEntry(entry({ about: 'Card', entryReference: '7' }, { text: 'INV 1' }))).toMatchObject([{ text: 'INV 1', reference: '7' }])
})
