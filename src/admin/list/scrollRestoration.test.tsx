import { expect, it, vi } from 'vitest'
import { rememberRow, restoreRow } from './scrollRestoration.ts'

it('keeps its scroll position, even if the way back scrolls to the top after rendering', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true })
  rememberRow('one')
  const row = document.body.appendChild(document.createElement('a'))
  row.href = '#one'
  restoreRow('other')(document.createElement('a'))
  expect(scrolled).not.toHaveBeenCalled()
  restoreRow('one')(row)
  window.scrollTo(0, 0)
  await expect.poll(() => scrolled.mock.lastCall).toEqual([0, 500])
  expect([row.getAttribute('aria-current'), document.activeElement]).toEqual(['true', row])
  restoreRow('one')(document.createElement('a'))
  expect(document.activeElement).toBe(row)
})
