import type { Json } from '../../../src/model/entitySchema.ts'
import type { Operator } from '../../../src/model/fieldType.ts'
import { foldText } from '../../../src/model/values/foldText.ts'
import type { SampleCase } from './fieldSamples.ts'

/** One filter and the samples that it must find: indexes into `valid`, and whether it finds the record without a value. */
export interface FilterExpectation {
  readonly operator: Operator
  readonly value: Json
  readonly found: readonly number[]
  readonly empty: boolean
}

/** `lists`: the values are lists of single values, and one without entries is no value. */
type Expect = (valid: readonly Json[], lists: boolean) => FilterExpectation[]

const where = (valid: readonly Json[], test: (value: Json, index: number) => boolean): number[] =>
  valid.flatMap((value, index) => (test(value, index) ? [index] : []))

const forEach =
  (operator: Operator, empty: boolean, test: (index: number, wanted: number) => boolean): Expect =>
  (valid) =>
    valid.map((value, wanted) => ({ operator, value, empty, found: where(valid, (_, index) => test(index, wanted)) }))

const ends = (valid: readonly Json[]): readonly number[] => [0, valid.length - 1]

const pick = (valid: readonly Json[], indexes: readonly number[]): Json => indexes.map((index) => valid[index] ?? null)

/** Maximum length of the search texts, cut between characters. */
const PIECE = 12

const piece = (text: string, from: 'start' | 'middle'): string => {
  const characters = [...text]
  const start = from === 'start' ? 0 : Math.max(0, Math.floor((characters.length - PIECE) / 2))
  return characters.slice(start, start + PIECE).join('')
}

const textual =
  (operator: 'contains' | 'starts', from: 'start' | 'middle', matches: (text: string, part: string) => boolean): Expect =>
  (valid) =>
    valid
      .map((value) => piece(String(value), from))
      .filter((part) => foldText(part) !== '')
      .map((part) => ({
        operator,
        value: part,
        empty: false,
        found: where(valid, (value) => matches(foldText(String(value)), foldText(part))),
      }))

const listed: Expect = (valid) => {
  const items = [...new Set(valid.flatMap((value) => (Array.isArray(value) ? value : [])))]
  return items.map((item: Json) => ({
    operator: 'includes',
    value: item,
    empty: false,
    found: where(valid, (value) => Array.isArray(value) && value.includes(item)),
  }))
}

/** Results of each operator. A record without a value differs from every value, so `neq` and `nin` find it. */
const EXPECT: Readonly<Record<Operator, Expect>> = {
  eq: forEach('eq', false, (index, wanted) => index === wanted),
  neq: forEach('neq', true, (index, wanted) => index !== wanted),
  gt: forEach('gt', false, (index, wanted) => index > wanted),
  gte: forEach('gte', false, (index, wanted) => index >= wanted),
  lt: forEach('lt', false, (index, wanted) => index < wanted),
  lte: forEach('lte', false, (index, wanted) => index <= wanted),
  in: (valid) => [
    { operator: 'in', value: pick(valid, ends(valid)), empty: false, found: where(valid, (_, index) => ends(valid).includes(index)) },
  ],
  nin: (valid) => [
    { operator: 'nin', value: pick(valid, ends(valid)), empty: true, found: where(valid, (_, index) => !ends(valid).includes(index)) },
  ],
  null: (valid, lists) => {
    const isNothing = (value: Json) => lists && Array.isArray(value) && value.length === 0
    return [
      { operator: 'null', value: true, empty: true, found: where(valid, isNothing) },
      { operator: 'null', value: false, empty: false, found: where(valid, (value) => !isNothing(value)) },
    ]
  },
  contains: textual('contains', 'middle', (text, part) => text.includes(part)),
  starts: textual('starts', 'start', (text, part) => text.startsWith(part)),
  includes: listed,
  // `tests/api/records/filters.test.ts` has the periods: calls turn them into days before the database is asked.
  during: () => [],
}

/** Every filter that the field type claims, with each sample as its value. */
export const filterExpectations = ({ type, sample }: SampleCase): FilterExpectation[] =>
  type.operators.flatMap((operator) => EXPECT[operator](sample.valid, type.storage !== 'column'))
