import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
connectApi(() => hub.app)

const user = userEvent.setup()

const add = async (url: string) => {
  const input = await screen.findByRole('textbox', { name: /Auction URL/ }, PATIENCE)
  await user.clear(input)
  await user.click(input)
  if (url) await user.paste(url)
  await user.click(screen.getByRole('button', { name: 'Add car' }))
}

describe('A car by the address of its auction', () => {
  test('is required, must be of a known house, and is added once', async () => {
    const { address } = await mountHub(hub, '/cars/create', { as: DEALER, screens })
    await add('')
    await screen.findByText('Auction URL is required', undefined, PATIENCE)
    await add('http://www.copart.com/lot/81234567')
    await screen.findByText('invalid Url Format', undefined, PATIENCE)
    await add('https://www.nobody.test/lot/81234567')
    await waitFor(() => expect(screen.getByText('invalid Url Format')).toBeTruthy(), PATIENCE)
    expect(address()).toBe('/cars/create')
    await add('https://copart.com/lot/81234567/a-car')
    await waitFor(() => expect(address()).toMatch(/^\/cars\/[0-9a-f-]{36}$/), PATIENCE)
    const found = await hub.as(DEALER, { url: '/api/cars?filter={"lotNumber":"81234567"}' })
    expect(found.json()).toMatchObject([{ auctionUrl: 'https://www.copart.com/lot/81234567' }])
  })

  test('that is there already is refused at its field, with what was typed kept', async () => {
    await mountHub(hub, '/cars/create', { as: DEALER, screens })
    await add('https://www.copart.com/lot/81234567')
    await screen.findByText('Save Failed Car Already Exist', undefined, PATIENCE)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Auction URL/ }).value).toBe('https://www.copart.com/lot/81234567')
  })

  test('that the server fails to save says so', async () => {
    await mountHub(hub, '/cars/create', { as: DEALER, screens })
    const { write } = hub.db
    Object.assign(hub.db, { write: () => Promise.reject(new Error('the disk is full')) })
    try {
      await add('https://www.copart.com/lot/82234567')
      expect(await screen.findByText(/Failed to add car\./, undefined, PATIENCE)).toBeTruthy()
    } finally {
      Object.assign(hub.db, { write })
    }
  })
})
