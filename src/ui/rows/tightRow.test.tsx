import { expect, onTestFinished, test, vi } from 'vitest'
import { tightRow } from './tightRow.ts'

/** Content of 500 pixels, of 400 where it is tight, and of 300 where it is tighter. */
const contentOf = (row: Element): number => (row.hasAttribute('data-tighter') ? 300 : row.hasAttribute('data-tight') ? 400 : 500)

/** Takes the place of the observer of sizes; answers what tells it of a change. */
const stubResizes = (): (() => void) => {
  let measure: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(update: () => void) {
        measure = update
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => measure()
}

/** A row that is measured at each of some widths, one after the other, and the attributes that it has then. */
const tightnessAt = (...widths: readonly number[]): readonly (readonly string[])[] => {
  const measure = stubResizes()
  const row = document.createElement('div')
  let width = 0
  Object.defineProperties(row, { clientWidth: { get: () => width }, scrollWidth: { get: () => Math.max(width, contentOf(row)) } })
  const stop = tightRow(row)
  const found = widths.map((next) => {
    width = next
    measure()
    return row.getAttributeNames()
  })
  stop?.()
  vi.unstubAllGlobals()
  return found
}

test('a pressed button, which gets a ripple, leaves the row as it is; other texts are measured', async () => {
  const measure = stubResizes()
  onTestFinished(() => void vi.unstubAllGlobals())
  const row = document.createElement('div')
  Object.defineProperties(row, { clientWidth: { get: () => 450 }, scrollWidth: { get: () => contentOf(row) } })
  const button = row.appendChild(document.createElement('button'))
  const stop = tightRow(row)
  onTestFinished(() => stop?.())
  measure()
  button.appendChild(document.createElement('span'))
  await Promise.resolve()
  expect(row.getAttributeNames()).toEqual(['data-tight'])
  button.append('Columns')
  await vi.waitFor(() => expect(row.getAttributeNames()).toEqual([]))
})

test('a row gets tight, and tighter, only while its content is wider', () => {
  expect(tightnessAt(500, 499, 399, 400, 500)).toEqual([[], ['data-tight'], ['data-tight', 'data-tighter'], ['data-tight'], []])
  expect(tightnessAt(350, 600)).toEqual([['data-tight', 'data-tighter'], []])
})

test.each([
  ['ltr', 0, 190],
  ['rtl', 10, 200],
] as const)('content that reaches into the padding at its end is too wide, %s', (direction, left, right) => {
  const measure = stubResizes()
  onTestFinished(() => void vi.unstubAllGlobals())
  const row = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => row.remove())
  row.style.direction = direction
  row.style.paddingInlineEnd = '12px'
  row.getBoundingClientRect = () => new DOMRect(0, 0, 200, 40)
  const last = row.appendChild(document.createElement('button'))
  last.getBoundingClientRect = () => (row.hasAttribute('data-tight') ? new DOMRect(20, 0, 150, 40) : new DOMRect(left, 0, right - left, 40))
  const stop = tightRow(row)
  onTestFinished(() => stop?.())
  measure()
  expect(row.getAttributeNames()).toContain('data-tight')
  expect(row.getAttributeNames()).not.toContain('data-tighter')
})
