import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { keptFocus } from './keptFocus.ts'

const Parts = () => {
  const [parts, setParts] = useState(['Group', 'Entry'])
  const without = (part: string) => () => setParts((shown) => shown.filter((one) => one !== part))
  return (
    <div ref={keptFocus}>
      <button type="button">First</button>
      {parts.includes('Group') && (
        <fieldset>
          <button type="button">Add</button>
          {parts.includes('Entry') && (
            <button type="button" onClick={without('Entry')}>
              Remove entry
            </button>
          )}
          <button type="button" onClick={without('Group')}>
            Remove group
          </button>
        </fieldset>
      )}
    </div>
  )
}

test('what is removed with the focus leaves it to the group around it, and a removed group to what is around that', async () => {
  const user = userEvent.setup()
  render(<Parts />)
  await user.click(screen.getByRole('button', { name: 'Remove entry' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })))
  await user.click(screen.getByRole('button', { name: 'Remove group' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' })))
})
