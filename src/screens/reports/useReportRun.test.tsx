import { act, render, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReportRun } from './useReportRun.ts'

const SYNC_SECONDS = 30

let runs = 0

const dataProvider = testDataProvider({
  call: async () => {
    runs += 1
    return { columns: [], rows: [], truncated: false, elapsed: 1, at: '2026-05-01T00:00:00.000Z' }
  },
})

const Watched = ({ syncSeconds }: { readonly syncSeconds: number }) => {
  const { isSuccess } = useReportRun({ id: 'r1', _version: 1, syncSeconds }, { parameters: {} })
  return <p>{isSuccess ? 'ran' : 'waiting'}</p>
}

const open = async (syncSeconds: number): Promise<void> => {
  render(
    <CoreAdminContext dataProvider={dataProvider}>
      <Watched syncSeconds={syncSeconds} />
    </CoreAdminContext>,
  )
  await pass(0)
  expect(screen.getByText('ran')).toBeTruthy()
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Switches the browser to another tab, or back. */
const show = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

beforeEach(() => {
  vi.useFakeTimers()
  runs = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('runs again every sync seconds while its tab is visible, and not while it is hidden', async () => {
  await open(SYNC_SECONDS)
  expect(runs).toBe(1)
  await pass(2 * SYNC_SECONDS)
  expect(runs).toBe(3)
  await show('hidden')
  await pass(10 * SYNC_SECONDS)
  expect(runs).toBe(3)
  await show('visible')
  await pass(2 * SYNC_SECONDS)
  expect(runs).toBe(5)
})

test('without sync seconds runs once', async () => {
  await open(0)
  await pass(10 * SYNC_SECONDS)
  expect(runs).toBe(1)
})
