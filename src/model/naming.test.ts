import { expect, test } from 'vitest'
import { humanize, inSentence, plainName } from './naming.ts'
import { parseLabel, recordLabel } from './records/recordLabel.ts'

test.each([
  ['bankType', 'Bank type'],
  ['phoneNumber2', 'Phone number 2'],
  ['code', 'Code'],
])('the label of %s is %s', (name, label) => expect(humanize(name)).toBe(label))

test.each([
  ['Sales order', 'sales order'],
  ['VAT rate', 'VAT rate'],
])('within a sentence %s is %s', (title, text) => expect(inSentence(title)).toBe(text))

test.each([
  ['Sales orders', 'Sales-orders'],
  ['Bons d’achat / été', 'Bons-d-achat-été'],
  ['İş emirleri…', 'İş-emirleri'],
  ['المُرشِّحات المحفوظة', 'المُرشِّحات-المحفوظة'],
  ['../"%', ''],
])('in the name of a file %s is %s', (name, plain) => expect(plainName(name)).toBe(plain))

const label = (template: string, record: Record<string, string | null>) => recordLabel({ recordLabel: parseLabel(template) }, record)

test('a record is called by its template; what is empty takes its separator along', () => {
  expect(label('{code} – {name}', { code: 'A1', name: 'Ann' })).toBe('A1 – Ann')
  expect(label('{code} – {name}', { code: 'A1', name: null })).toBe('A1')
  expect(label('{code} – {name}', { id: 'x9', code: null, name: null })).toBe('x9')
})
