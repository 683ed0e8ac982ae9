import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { refetchUnanswered } from './invalidate.ts'

test.each([
  ['no answer', 0, true],
  ['a proxy without a server', 502, true],
  ['a refusal', 400, false],
  ['a forbidden list', 403, false],
])('after %s a shown list is loaded once the server is back: %s %s', async (_, status, again) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const load = vi.fn().mockRejectedValueOnce(new HttpError('failed', status)).mockResolvedValue(['rows'])
  const list = new QueryObserver(client, { queryKey: ['banks', 'getList'], queryFn: load })
  const hide = list.subscribe(() => undefined)
  await vi.waitFor(() => expect(list.getCurrentResult().isError).toBe(true))
  refetchUnanswered(client)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(list.getCurrentResult().data).toEqual(again ? ['rows'] : undefined)
  hide()
})
