import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feature } from '../../src/screens/orders/feature.ts'
import { createTestApp, type TestApp } from '../support/app/app.ts'
import { tradeOf } from '../support/app/trade.ts'
import { apiHandler } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

let hub: TestApp
const server = setupServer(apiHandler(() => hub.app))
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  hub = await createTestApp({ customers: 5 })
})
afterAll(() => {
  server.close()
  return hub?.close()
})

const user = userEvent.setup()

test('the serial numbers of a delivery set its quantity, and a typed quantity keeps them', async () => {
  const trade = tradeOf(hub)
  const material = await trade.material({ trackingType: 'serial' })
  const slip = await trade.order('purchaseOrders', await trade.customer(), [trade.goods(material, '5', '2')])
  const { entities: screens = {} } = feature
  await mountHub(hub, `/purchaseOrders/${slip.id}/show`, { screens })
  await user.click(await screen.findByRole('button', { name: 'Receive' }, PATIENCE))
  const dialog = within(await screen.findByRole('dialog', {}, PATIENCE))
  const quantity = () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  const serials = await dialog.findByRole('combobox', { name: /^Serial numbers/ }, PATIENCE)
  expect(quantity().value).toBe('5')

  await user.type(serials, 'A1, A2{Enter}')
  await waitFor(() => expect(quantity().value).toBe('2'), PATIENCE)
  await user.type(serials, 'A3{Enter}')
  await waitFor(() => expect(quantity().value).toBe('3'), PATIENCE)
  await user.type(serials, '{Backspace}')
  await waitFor(() => expect(quantity().value).toBe('2'), PATIENCE)

  await user.clear(quantity())
  await user.type(quantity(), '4')
  expect([dialog.queryByText('A1') !== null, dialog.queryByText('A2') !== null]).toEqual([true, true])
  await user.type(serials, 'A3 A4{Enter}')
  await waitFor(() => expect(quantity().value).toBe('4'), PATIENCE)
  await user.click(dialog.getByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  const moved: readonly { readonly lot: string }[] = await trade.list('materialTransactions', { material })
  expect(moved.map(({ lot }) => lot).toSorted()).toEqual(['A1', 'A2', 'A3', 'A4'])
})
