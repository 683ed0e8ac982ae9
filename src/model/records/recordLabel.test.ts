import { expect, test } from 'vitest'
import type { Json } from '../entitySchema.ts'
import { nameParts, parseLabel, recordLabel } from './recordLabel.ts'

const label = (template: string, record: Readonly<Record<string, Json>>) => recordLabel({ recordLabel: parseLabel(template) }, record)

test('a template is read as texts and fields', () => {
  expect(parseLabel('{code} – {name}')).toEqual([{ field: 'code' }, { text: ' – ' }, { field: 'name' }])
  expect(parseLabel('No. {no}.')).toEqual([{ text: 'No. ' }, { field: 'no' }, { text: '.' }])
  expect(parseLabel('{open')).toEqual([{ text: '{open' }])
  expect(parseLabel('open}')).toEqual([{ text: 'open}' }])
})

test.each<[string, Readonly<Record<string, Json>>, string]>([
  ['{code} – {name}', { code: 'C1', name: 'Ada' }, 'C1 – Ada'],
  ['{code} – {name}', { code: 'C1', name: null }, 'C1'],
  ['{code} – {name}', { code: '', name: 'Ada' }, 'Ada'],
  ['{code} – {name}', { id: '7' }, '7'],
  ['{code}', { id: null }, ''],
  ['{year}, {make}', { year: 1972, make: 'Ford' }, '1972, Ford'],
  ['{active}: {name}', { active: false, name: 'A' }, 'false: A'],
  ['{lines} {name}', { lines: [1], name: 'A' }, 'A'],
  ['{a} – – {b}', { a: 'x' }, 'x'],
])('by %s, %j is called %j', (template, record, name) => expect(label(template, record)).toBe(name))

test('values are written as asked, empty ones are not', () => {
  const write = (field: string, text: string) => `<${field} ${text}>`
  expect(recordLabel({ recordLabel: parseLabel('{a}{b}') }, { a: '1', b: null }, write)).toBe('<a 1>')
})

test.each([
  ['{code} – {name}', '{name}'],
  ['{code} - {name}', '{name}'],
  ['{name}', '{name}'],
  ['{code}-', '{code}-'],
  ['{code} – {name}.', '{code} – {name}.'],
  ['No. – {name}', 'No. – {name}'],
  ['', ''],
  ['{firstName} {lastName}', '{firstName} {lastName}'],
  ['{year} {make} – {lotNumber}', '{year} {make} – {lotNumber}'],
])('the name in %s is %s', (template, name) => {
  expect(nameParts({ recordLabel: parseLabel(template) })).toEqual(parseLabel(name))
})
