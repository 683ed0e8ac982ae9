import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, type PageCapacity, paginate } from './paginate.ts'

const CAPACITY: PageCapacity = { first: 20, next: 30, carry: 1, tail: 8 }

const rows = (count: number, height = 1) => Array.from({ length: count }, (_, index) => ({ height, amount: `${index + 1}.00` }))
const sizes = (count: number, capacity = CAPACITY) => paginate(rows(count), capacity).map((page) => page.rows.length)

describe('pages of a document', () => {
  it('are one where rows and totals have space, with nothing carried', () => {
    expect(paginate(rows(3), CAPACITY)).toMatchObject([{ brought: null, carried: null, isLast: true }])
    expect(sizes(12)).toEqual([12])
  })

  it('are one also without rows', () => {
    expect(paginate([], CAPACITY)).toEqual([{ rows: [], brought: null, carried: null, isLast: true }])
  })

  it('carry their total forward, and bring it to the next', () => {
    const [first, second, third] = paginate(rows(50), CAPACITY)
    expect(first).toMatchObject({ brought: null, carried: '190.00', isLast: false })
    expect(second).toMatchObject({ brought: '190.00', isLast: false })
    expect(third).toMatchObject({ brought: second?.carried, carried: null, isLast: true })
  })

  it('never leave the totals alone on the last one', () => {
    expect(sizes(13)).toEqual([11, 2])
    expect(sizes(19)).toEqual([17, 2])
    expect(sizes(20)).toEqual([19, 1])
  })

  it('are filled up to what they carry, the last one up to the totals', () => {
    expect([sizes(50), sizes(40), sizes(41)]).toEqual([
      [19, 28, 3],
      [19, 21],
      [19, 20, 2],
    ])
    expect(sizes(50, { ...CAPACITY, carry: 2 })).toEqual([18, 26, 6])
  })

  it('add nothing for a row without an amount', () => {
    expect(paginate([{ height: 20, amount: null }, ...rows(1, 20)], CAPACITY)).toMatchObject([{ carried: '0.00' }, { brought: '0.00' }])
  })

  it('hold a row that is higher than a page', () => {
    expect(paginate(rows(3, 50), CAPACITY).map((page) => page.rows.length)).toEqual([1, 1, 1, 0])
  })

  it('hold every row once and in order, within their height, and their totals add up', () => {
    const some = fc.array(
      fc.record({ height: fc.integer({ min: 1, max: 5 }), amount: fc.integer({ min: -999, max: 999 }).map((n) => `${n}.00`) }),
    )
    fc.assert(
      fc.property(some, (all) => {
        const pages = paginate(all, CAPACITY)
        expect(pages.flatMap((page) => page.rows)).toEqual(all)
        for (const [index, page] of pages.entries()) {
          const height = page.rows.reduce((sum, row) => sum + row.height, 0)
          const frame = (page.brought === null ? 0 : 1) + (page.carried === null ? 0 : 1) + (page.isLast ? CAPACITY.tail : 0)
          expect(height + frame).toBeLessThanOrEqual(index === 0 ? CAPACITY.first : CAPACITY.next)
          expect(page.brought).toBe(index === 0 ? null : pages[index - 1]?.carried)
        }
      }),
    )
  })
})

describe('lines of a text', () => {
  it.each([
    ['', 10, 0],
    ['brake pads', 10, 1],
    ['brake pads front', 10, 2],
    ['a\nb', 10, 2],
    ['Donaudampfschifffahrtsgesellschaft', 10, 4],
    ['in Donaudampfschifffahrt', 10, 4],
    ['ab  cd', 5, 1],
    ['ab cd', 4, 2],
    ['Donaudampfschiff ab', 10, 2],
    ['Donaudampfschiff abcd', 10, 3],
  ])('%j in %i characters: %i', (text, width, lines) => {
    expect(linesOf(text, width)).toBe(lines)
  })
})
