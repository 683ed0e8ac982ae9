import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} bids
    </button>
  )
}

describe('tests of components', () => {
  test('see updates without a warning from React', async () => {
    const complaint = vi.spyOn(console, 'error')
    render(<Counter />)
    fireEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('button', { name: '1 bids' })).toBeDefined()
    expect(complaint).not.toHaveBeenCalled()
  })

  test('find nothing of what the test before them rendered', () => {
    expect(screen.queryByRole('button')).toBeNull()
  })
})
