import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { createTestApp, type TestApp } from '../support/app/app.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

let hub: TestApp
connectApi(() => hub.app)
beforeAll(async () => {
  hub = await createTestApp({ customers: 1 })
}, 120_000)
afterEach(cleanup)
afterAll(() => hub?.close())

test.each(['walletHolds', 'ledgerEntries'])(
  '%s say what they are for: the lot, by the name of its car, with the way to it',
  async (entity) => {
    await mountHub(hub, `/${entity}`, { screens })
    const [lot] = await screen.findAllByRole('link', { name: /^\d{4} / }, PATIENCE)
    expect(lot?.getAttribute('href')).toContain('/auctions/')
    expect(document.body.textContent).not.toMatch(/bid:/)
  },
)

test('a wallet is called by its currency beside its firm, not by what it had', async () => {
  await mountHub(hub, '/walletRequests', { screens })
  const [wallet] = await screen.findAllByRole('link', { name: 'EUR' }, PATIENCE)
  expect(wallet?.getAttribute('href')).toContain('/wallet')
})
