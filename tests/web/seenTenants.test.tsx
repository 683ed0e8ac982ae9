import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { ADMIN, DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
connectApi(() => hub.app)

const filtered = (path: string, filter: Readonly<Record<string, string>>, more = '') =>
  `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`

/** A record of the dealer, and the name of its firm, which dealers are not told. */
const dealersRecord = async (path: string) => {
  const [{ id }] = (await hub.as(DEALER, { url: `/api/${path}?range=[0,0]` })).json()
  const record = (await hub.as(ADMIN, { url: `/api/${path}/${id}` })).json()
  const { name } = (await hub.as(ADMIN, { url: `/api/firms/${record.firm}` })).json<{ name: string }>()
  return { record, name }
}

test('pictures of cars name their firm to who looks at all firms, and to nobody else', async () => {
  const { record, name } = await dealersRecord('cars')
  const card = async (as: string) => {
    const { unmount } = await mountHub(hub, filtered('cars', { id: record.id }), { screens, as })
    return { shown: within(await screen.findByRole('article', undefined, PATIENCE)), unmount }
  }
  const all = await card(ADMIN)
  await all.shown.findByText(name, undefined, PATIENCE)
  all.unmount()
  const own = await card(DEALER)
  await own.shown.findByText(/^Lot /, undefined, PATIENCE)
  expect(own.shown.queryByText(name)).toBeNull()
})

test('a day of a calendar names the firm of each record to who looks at all firms', async () => {
  const { record, name } = await dealersRecord('salesOrders')
  const { id, ficheNumber, date } = record
  const day = async (as: string) => {
    const { unmount } = await mountHub(hub, filtered('salesOrders', { id }, `&shape=calendar&by=date&day=${date}&span=month`), {
      screens,
      as,
    })
    return { links: () => screen.findAllByRole('link', { name: new RegExp(ficheNumber) }, PATIENCE), unmount }
  }
  const all = await day(ADMIN)
  await all.links()
  await waitFor(() => expect(screen.getAllByRole('link', { name: new RegExp(`${ficheNumber} *${name}`) })).toHaveLength(1), PATIENCE)
  all.unmount()
  const own = await day(DEALER)
  expect((await own.links()).map(({ textContent }) => textContent)).not.toContain(expect.stringContaining(name))
})

test('the chip of a filter names the firm of the record that it asks for', async () => {
  const { record, name } = await dealersRecord('customers')
  await mountHub(hub, filtered('salesOrders', { customer: record.id }))
  const chip = () => screen.getByText(/^Customer is/).parentElement?.textContent
  await screen.findByText(/^Customer is/, undefined, PATIENCE)
  await waitFor(() => expect(chip()).toMatch(new RegExp(`· ${name}$`)), PATIENCE)
})
