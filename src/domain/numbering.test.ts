import { describe, expect, test } from 'vitest'
import {
  chooseTemplate,
  DEFAULT_PATTERN,
  type NumberingCase,
  type NumberingTemplate,
  overlaps,
  parsePattern,
  renderNumber,
  serialKey,
} from './numbering.ts'

const parts = (pattern: string) => {
  const parsed = parsePattern(pattern)
  if ('mistake' in parsed) throw new Error(parsed.mistake.code)
  return parsed.parts
}

const template = (more: Partial<NumberingTemplate>): NumberingTemplate => ({
  id: 't',
  trcode: 'salesOrder',
  value: DEFAULT_PATTERN,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  priority: 100,
  ...more,
})

const target: NumberingCase = {
  trcode: 'salesOrder',
  date: '2026-06-30',
  userRoles: ['Admin'],
  scope: { userId: 'u1', warehouseId: 'w1', firmNumber: 1 },
}

describe('a number', () => {
  test.each([
    [DEFAULT_PATTERN, 42, 'ORD-2026-000042'],
    ['{yy}{MM}{dd}/{serial:3}', 7, '260630/007'],
    ['A{serial:1}B', 9, 'A9B'],
  ])('by %s, the %i. is %s', (pattern, serial, number) => {
    expect(renderNumber(parts(pattern), '2026-06-30', serial)).toBe(number)
  })

  test('is not made when the serial has no space left', () => {
    expect(renderNumber(parts('A{serial:2}'), '2026-06-30', 100)).toBeUndefined()
  })

  test('restarts for each rendered prefix', () => {
    expect([serialKey(parts(DEFAULT_PATTERN), '2026-06-30'), serialKey(parts(DEFAULT_PATTERN), '2027-01-01')]).toEqual([
      'ORD-2026-{}',
      'ORD-2027-{}',
    ])
  })
})

test.each([
  ['ORD-{yyyy}', 'noSerial'],
  ['{serial:2}{serial:2}', 'manySerials'],
  ['{year}-{serial:4}', 'unknownToken'],
  ['{serial:0}', 'unknownToken'],
  ['ORD}{serial:4}', 'unknownToken'],
  [`${'X'.repeat(24)}{serial:9}`, 'tooLong'],
])('the pattern %s is refused: %s', (pattern, code) => {
  expect(parsePattern(pattern)).toMatchObject({ mistake: { code } })
})

test('a mistake of a pattern says what is wrong', () => {
  expect(parsePattern('{year}-{serial:4}')).toEqual({ mistake: { code: 'unknownToken', params: { token: '{year}' } } })
  expect(parsePattern(`${'X'.repeat(24)}{serial:9}`)).toEqual({ mistake: { code: 'tooLong', params: { limit: 32 } } })
})

test('a pattern has space for 32 characters, and so has its number', () => {
  expect(parsePattern(`${'X'.repeat(22)}{serial:9}`)).toHaveProperty('parts')
  expect(parsePattern(`${'X'.repeat(23)}{serial:9}`)).toHaveProperty('mistake')
})

test('a pattern has as many parts as it has texts and tokens', () => expect(parts('{yyyy}{MM}-{serial:4}')).toHaveLength(4))

describe('the template that counts', () => {
  const chosen = (...templates: NumberingTemplate[]) => chooseTemplate(templates, target)?.id

  test('is for this kind of slip, this day and this scope', () => {
    expect(
      chosen(
        template({ id: 'kind', trcode: 'demand' }),
        template({ id: 'day', endDate: '2026-06-29' }),
        template({ id: 'other', warehouseId: 'w2' }),
        template({ id: 'role', userRole: 'Dealer' }),
      ),
    ).toBeUndefined()
  })

  test('counts on its first and its last day', () => {
    expect(chosen(template({ startDate: '2026-06-30' }))).toBe('t')
    expect(chosen(template({ endDate: '2026-06-30' }))).toBe('t')
    expect(chosen(template({ startDate: '2026-07-01' }))).toBeUndefined()
  })

  test('is for everybody where its scope is empty', () => expect(chosen(template({ warehouseId: null, userRole: null }))).toBe('t'))

  test('has the lowest priority number, for any scope', () => {
    expect(chosen(template({ id: 'low', priority: 1 }), template({ id: 'user', userId: 'u1' }))).toBe('low')
  })

  test('says the most particular: user, then role, warehouse, firm', () => {
    const firm = template({ id: 'firm', firmNumber: 1 })
    const warehouse = template({ id: 'warehouse', warehouseId: 'w1' })
    const role = template({ id: 'role', userRole: 'Admin' })
    const user = template({ id: 'user', userId: 'u1' })
    expect(chosen(firm, template({ id: 'any' }))).toBe('firm')
    expect(chosen(firm, warehouse)).toBe('warehouse')
    expect(chosen(firm, role, warehouse)).toBe('role')
    expect(chosen(role, user)).toBe('user')
  })

  test('is unclear only between two of the same rank and scope on the same days', () => {
    expect(overlaps(template({}), template({ startDate: '2026-12-31', endDate: '2027-12-31' }))).toBe(true)
    expect(overlaps(template({}), template({ startDate: '2027-01-01', endDate: '2027-12-31' }))).toBe(false)
    expect(overlaps(template({}), template({ startDate: '2025-01-01', endDate: '2025-12-31' }))).toBe(false)
    expect(overlaps(template({}), template({ startDate: '2025-01-01', endDate: '2026-01-01' }))).toBe(true)
    expect(overlaps(template({}), template({ trcode: 'demand' }))).toBe(false)
    expect(overlaps(template({}), template({ priority: 1 }))).toBe(false)
    expect(overlaps(template({ warehouseId: 'w1' }), template({ warehouseId: 'w2' }))).toBe(false)
    expect(overlaps(template({ warehouseId: 'w1' }), template({}))).toBe(false)
  })
})
