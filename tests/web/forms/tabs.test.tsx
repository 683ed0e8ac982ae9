import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { startState } from '../../../src/admin/form/start/startState.ts'
import { loadInputs } from '../../../src/admin/lazyInputs.tsx'
import { ADMIN } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { connectApi } from '../../support/app/transport.ts'
import { vesselsEntity } from '../../support/models/vesselsEntity.ts'
import { PATIENCE } from '../../support/patience.ts'
import { mountHub } from '../../support/web/mountHub.tsx'

const hub = suiteApp({ schemas: [{ file: 'schemas/vessels.ts', schema: vesselsEntity }] })
connectApi(() => hub.app)
beforeAll(() => loadInputs())

const user = userEvent.setup()

const tab = (name: string) => screen.findByRole('tab', { name }, PATIENCE)
const isOpen = (name: string) => waitFor(async () => expect((await tab(name)).getAttribute('aria-selected')).toBe('true'), PATIENCE)
const open = async (name: string) => {
  await user.click(await tab(name))
  await isOpen(name)
}

/** The list, and then a page. */
const visit = async (address: string, state?: object) => {
  const mounted = await mountHub(hub, '/vessels')
  await mounted.router.navigate(address, { state })
  return mounted
}

test('on the page of a record, Back returns to the tab that was open before', async () => {
  const payload = { name: 'Ada', registry: 'A1', stern: 'round' }
  const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/vessels', payload })).json()
  const { router, address } = await visit(`/vessels/${id}/show`)
  await open('Hull')
  await open('History')
  await router.navigate(-1)
  await isOpen('Hull')
  await router.navigate(-1)
  await isOpen('Details')
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/vessels'), PATIENCE)
})

test('in a form, Back returns to the tab before with what was typed, and asks before it leaves the form', async () => {
  const { router } = await visit('/vessels/create')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, PATIENCE), 'Eve')
  await open('Hull')
  await user.type(await screen.findByRole('textbox', { name: /^Stern/ }, PATIENCE), 'flat')
  await router.navigate(-1)
  await isOpen('Details')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Eve')
  expect(screen.queryByRole('dialog')).toBeNull()
  await router.navigate(-1)
  await screen.findByRole('dialog', { name: 'Unsaved changes' }, PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await open('Hull')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stern/ }).value).toBe('flat')
})

test('a form that returns to another page has one step in the history, whatever tabs were opened', async () => {
  const { router, address } = await visit('/vessels/create', startState({}, '/vessels'))
  await open('Hull')
  await open('Details')
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/vessels'), PATIENCE)
})
