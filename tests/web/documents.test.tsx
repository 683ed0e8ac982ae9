import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { proposal } from '../support/app/orders.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
connectApi(() => hub.app)

const user = userEvent.setup()

// The frame’s page is requested below, because happy-dom does not load frames.
Object.assign(Reflect.get(Reflect.get(window, 'happyDOM'), 'settings'), { handleDisabledFileLoadingAsSuccess: true })

test('an order is shown as it is printed, in another language on request, and mailed to its customer', async () => {
  const { id, ficheNumber } = await proposal(hub)
  await mountHub(hub, `/salesOrders/${id}/show`, { screens })
  await user.click(await screen.findByRole('button', { name: 'Print and send' }, PATIENCE))
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Quotation ${ficheNumber}`, undefined, PATIENCE)
  const page = await hub.app.inject({ url: frame.getAttribute('src') ?? '' })
  expect(page.body).toContain(`Quotation <bdi>${ficheNumber}</bdi>`)
  expect(page.body).not.toContain('Print or save as PDF')

  await user.click(screen.getByRole('combobox', { name: 'Language' }))
  await user.click(await screen.findByRole('option', { name: 'Français' }))
  expect(await screen.findByTitle(`Devis ${ficheNumber}`, undefined, PATIENCE)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Email' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send by email' })
  const address = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /To/ })
  const to = address.value
  expect(to).toContain('@')
  await user.type(address, '@')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  await waitFor(() => expect(document.activeElement).toBe(address), PATIENCE)
  await user.type(address, '{Backspace}')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(`There is no mail server: the email to ${to} is in the outbox`, undefined, PATIENCE)).toBeTruthy()
})
