import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
connectApi(() => hub.app)
afterEach(cleanup)

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

test('over all firms, a list says which firm a record belongs to; in one firm it need not', async () => {
  const firmOf = async (entity: string, as?: string) => {
    await mountHub(hub, `/${entity}`, { ...(as && { as }) })
    await screen.findByRole('columnheader', { name: /^(Currency|Code)/ }, PATIENCE)
    const column = screen.queryByRole('columnheader', { name: /^Firm/ })
    cleanup()
    return column !== null
  }
  expect([await firmOf('wallets'), await firmOf('marks')]).toEqual([true, true])
  expect([await firmOf('wallets', DEALER), await firmOf('marks', DEALER)]).toEqual([false, false])
})
