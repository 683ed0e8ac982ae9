import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFreeze } from './frozenActions.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const before = { id: 'a', _version: 1 }
const after = { id: 'a', _version: 2 }

/** A bar whose button was pressed, after the record has changed. */
const changed = () => {
  const hook = renderHook(({ record }) => useFreeze(record), { initialProps: { record: before } })
  act(() => hook.result.current.freeze.freezeAt(document.createElement('button')))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(hook.result.current).toMatchObject({ shown: before, freeze: { inert: false } })
  hook.rerender({ record: after })
  return hook.result
}

test('after the change the old actions stay for two seconds, however long the change took', () => {
  const bar = changed()
  act(() => void vi.advanceTimersByTime(1999))
  expect(bar.current).toMatchObject({ shown: before, freeze: { inert: true } })
  act(() => void vi.advanceTimersByTime(1))
  expect(bar.current).toMatchObject({ shown: after, freeze: { inert: false } })
})

const moved = (clientX: number, pointerType: string) =>
  act(() => void fireEvent(window, new PointerEvent('pointermove', { clientX, clientY: 0, pointerType })))

test('they go at once when the pointer leaves the button, or the focus', () => {
  const bar = changed()
  moved(0, 'mouse')
  moved(900, 'touch')
  act(() => void fireEvent.keyUp(window, { key: 'Enter' }))
  expect(bar.current.shown).toBe(before)
  moved(900, 'mouse')
  expect(bar.current.shown).toBe(after)
  const other = changed()
  act(() => void fireEvent.keyUp(window, { key: 'Tab' }))
  expect(other.current.shown).toBe(after)
})
