import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failureNotice } from './failureNotice.tsx'

test('a failure with its reason stands on a surface of its own, and is said at once', () => {
  render(failureNotice('Save failed', 'The period is closed'))
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toBe('Save failedThe period is closed')
  expect(notice.className).toContain('RaNotification-error')
})

test('a failure without another reason is its text alone', () => {
  expect([failureNotice('Save failed', ''), failureNotice('Save failed', 'Save failed')]).toEqual(['Save failed', 'Save failed'])
})
