import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PanelBoundary } from './PanelBoundary.tsx'

afterEach(cleanup)

const Broken = () => {
  throw new Error('its script did not come')
}

test('a part of the start page that fails says so in its own frame, and the one beside it stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <PanelBoundary>
        <Broken />
      </PanelBoundary>
      <PanelBoundary>Cars by status</PanelBoundary>
    </>,
  )
  logged.mockRestore()
  expect(screen.getByRole('alert').textContent).toContain('app.notify.requestFailed')
  screen.getByText('Cars by status')
})
