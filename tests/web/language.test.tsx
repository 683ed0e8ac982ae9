import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
connectApi(() => hub.app)

test('A form keeps what is typed when the language changes, and its labels are in the new one', async () => {
  const user = userEvent.setup()
  await mountHub(hub, '/countries/create')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, PATIENCE)
  await user.type(name, 'Ab')
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Français' }))
  const named = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nom/ }, PATIENCE)
  expect(named).toBe(name)
  expect(named.value).toBe('Ab')
  expect(document.documentElement.lang).toBe('fr')
  expect(screen.queryByRole('button', { name: 'Language' })).toBeNull()
})
