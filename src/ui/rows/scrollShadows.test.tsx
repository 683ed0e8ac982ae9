import { expect, test } from 'vitest'
import { watchOverflow } from './scrollShadows.ts'

/** A row of 505 pixels seen through 328, and the ends at which it says that content is hidden. */
const endsAt = (scrollLeft: number): readonly string[] => {
  const row = document.createElement('div')
  Object.defineProperties(row, { scrollWidth: { value: 505 }, clientWidth: { value: 328 } })
  const stop = watchOverflow(row, row, row, 2)
  row.scrollLeft = scrollLeft
  row.dispatchEvent(new Event('scroll'))
  stop()
  return row.getAttributeNames()
}

test.each([
  [0, ['data-after']],
  [-90, ['data-after', 'data-before']],
  [90, ['data-after', 'data-before']],
  // Two pixels before the end, where Material UI stops: the space after the last tab.
  [-175, ['data-before']],
  [177, ['data-before']],
])('a row scrolled to %i has hidden content at %j', (scrollLeft, ends) => {
  expect(endsAt(scrollLeft).toSorted()).toEqual(ends)
})
