import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const control = (count: string) => (
  <SegmentedControl
    label="Rows"
    value="wrong"
    onChange={() => undefined}
    segments={[
      { name: 'all', label: 'All', count },
      { name: 'wrong', label: 'Wrong', count: '40' },
    ]}
  />
)

/** The chosen segment lies after the other, whose count of some digits is ten pixels wide each. */
const placeChosen = (digits: number) => {
  const chosen = screen.getByRole('button', { name: 'Wrong 40' })
  vi.spyOn(chosen, 'getBoundingClientRect').mockReturnValue(new DOMRect(100 + digits * 10, 0, 60, 30))
}

test('the chosen segment comes into view again when counts beside it get wider', () => {
  const { rerender } = render(control('1'))
  const row = screen.getByRole('group').parentElement
  placeChosen(6)
  rerender(control('9'))
  expect(row?.scrollLeft).toBe(0)
  rerender(control('30,000'))
  expect(row?.scrollLeft).toBe(190)
})
