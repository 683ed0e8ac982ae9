import { expect, test } from 'vitest'
import { parseLabel } from '../../../model/records/recordLabel.ts'
import { MATCH, matchOf, rankChoices } from './rankChoices.ts'

const target = { recordLabel: parseLabel('{code} – {name}') }
const record = (code: string, name: string) => ({ id: code, code, name })

test.each([
  ['p0012', MATCH.exact],
  ['Brake pad', MATCH.exact],
  ['P001', MATCH.start],
  ['brak', MATCH.start],
  ['pad', MATCH.word],
  ['ake', MATCH.other],
])('%s', (typed, match) => expect(matchOf(target, record('P0012', 'Brake pad'), typed)).toBe(match))

test('an exact code comes before codes that only start with it, and equal matches keep their order', () => {
  const records = [record('XP1', 'a'), record('P12', 'b'), record('P11', 'c'), record('P1', 'd')]
  expect(rankChoices(target, records, 'p1').map(({ id }) => id)).toEqual(['P1', 'P12', 'P11', 'XP1'])
  expect(rankChoices(target, records, ' ')).toBe(records)
})

test('what is a record’s alone finds it exactly, though its label does not show it', () => {
  const scanned = { ...target, fields: [{ name: 'barcode', unique: true }] }
  expect(matchOf(scanned, { ...record('A', 'b'), barcode: '4006381' }, '4006381')).toBe(MATCH.exact)
  expect(matchOf(scanned, { ...record('A', 'b'), barcode: null }, '4006381')).toBe(MATCH.other)
})

test('a code that is the record’s id finds it exactly, though the label does not show it', () => {
  const coded = { recordLabel: parseLabel('{name}'), fields: [{ name: 'id', unique: false }] }
  const countries = [record('ID', 'Indonesia'), record('CI', 'Ivory Coast'), record('IN', 'India')]
  expect(rankChoices(coded, countries, 'in').map(({ id }) => id)).toEqual(['IN', 'ID', 'CI'])
})
