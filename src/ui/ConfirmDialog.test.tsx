import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const opened = () => {
  const onYes = vi.fn()
  render(<ConfirmDialog open title="Delete?" yes="Delete" onYes={onYes} onClose={() => undefined} />)
  return { onYes, yes: screen.getByRole('button', { name: 'Delete' }) }
}

test('a double click confirms once', async () => {
  const { onYes, yes } = opened()
  await userEvent.dblClick(yes)
  expect(onYes).toHaveBeenCalledTimes(1)
})

test('the second click of a double click that opened the dialog confirms nothing', () => {
  const { onYes, yes } = opened()
  fireEvent.click(yes, { detail: 2 })
  expect(onYes).not.toHaveBeenCalled()
})

test('a key confirms', async () => {
  const { onYes, yes } = opened()
  yes.focus()
  await userEvent.keyboard('{Enter}')
  expect(onYes).toHaveBeenCalledTimes(1)
})
