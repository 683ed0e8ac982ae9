import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { declaredKeys } from '../../src/admin/keys/declaredKeys.ts'
import TrashPage from '../../src/admin/trash/TrashPage.tsx'
import Trash from '../../src/screens/trash/Trash.tsx'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
connectApi(() => hub.app)

const user = userEvent.setup()

const create = async (entity: string, payload: object): Promise<string> =>
  (await hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })).json().id

const itemOf = (text: HTMLElement): HTMLElement => text.closest('li') ?? text

const input = () => screen.findByRole('textbox', { name: 'Write a comment' }, PATIENCE)

test('a comment is sent by keys, and the person chosen after @ is notified', async () => {
  const bank = await create('banks', { code: 'CB', name: 'Commented bank' })
  const hana = { name: 'Hana House', email: 'hana@example.com', password: 'demo1234', roles: ['Admin'], firm: HOUSE_FIRM }
  const id = await create('users', hana)
  await mountHub(hub, `/banks/${bank}/show#comments`)
  const box = await input()
  await user.type(box, 'Please check, @hana')
  await screen.findByRole('option', { name: 'Hana House' }, PATIENCE)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveProperty('value', 'Please check, @Hana House '), PATIENCE)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('@Hana House', undefined, PATIENCE)
  await screen.findByRole('tab', { name: 'Comments (1)' }, PATIENCE)
  await waitFor(async () => expect(await input()).toHaveProperty('value', ''), PATIENCE)
  expect(await hub.repository.of('notifications').find(hub.db.read, { user: id, kind: 'mentioned' })).toMatchObject([{ record: bank }])
})

test.each([
  ['a keyboard', 0, true],
  ['a touch screen', 5, false],
])('with %s, the hint of the input names keys or not', async (_, touches, named) => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touches)
  onTestFinished(() => void vi.restoreAllMocks())
  const bank = await create('banks', { code: `TOUCH${touches}`, name: 'Bank with a hint' })
  await mountHub(hub, `/banks/${bank}/show#comments`)
  const key = await screen.findByText('Ctrl+Enter sends.', undefined, PATIENCE)
  expect(getComputedStyle(key).display !== 'none').toBe(named)
})

test('comments of others are new until they have been in the window, also in the quick view', async () => {
  const windows: (() => void)[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly targets: Element[] = []
      constructor(changed: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        windows.push(() => changed(this.targets.map((target) => ({ isIntersecting: true, target }))))
      }
      observe = (target: Element) => void this.targets.push(target)
      unobserve = () => undefined
      disconnect = () => void this.targets.splice(0)
    },
  )
  const scrolledTo: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.matches('.comment')) scrolledTo.push(this.textContent)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const bank = await create('banks', { code: 'SEEN', name: 'Seen bank' })
  const other = { name: 'Omar Other', email: 'omar@example.com', password: 'demo1234', roles: ['Admin'], firm: HOUSE_FIRM }
  await create('users', other)
  const write = (text: string) => hub.as(other.email, { method: 'POST', url: `/api/comments/banks/${bank}`, payload: { text } })
  await write('Please read')
  const { router } = await mountHub(hub, '/banks?filter={"code":"SEEN"}')
  ;(await screen.findByRole('row', { name: /Seen bank/ }, PATIENCE)).focus()
  await waitFor(() => expect(declaredKeys().some(({ name }) => name === 'quickView')).toBe(true), PATIENCE)
  await user.keyboard(' ')
  await user.click(await screen.findByRole('button', { name: 'Comments (1) 1 new' }, PATIENCE))
  await screen.findByText('New', undefined, PATIENCE)
  await waitFor(() => expect(scrolledTo).toEqual([expect.stringContaining('Please read')]), PATIENCE)
  await waitFor(() => {
    for (const scroll of windows) scroll()
    screen.getByRole('button', { name: 'Comments (1)' })
  }, PATIENCE)
  screen.getByText('New')
  await write('And this')
  await router.navigate(`/banks/${bank}/show#comments`)
  await screen.findByRole('tab', { name: 'Comments (2) 1 new' }, PATIENCE)
  expect(within(await screen.findByText('And this', undefined, PATIENCE).then(itemOf)).queryByText('New')).not.toBeNull()
  expect(within(itemOf(screen.getByText('Please read'))).queryByText('New')).toBeNull()
  await waitFor(() => expect(scrolledTo.at(-1)).toContain('And this'), PATIENCE)
})

test('deleted records are found by their names', async () => {
  for (const name of ['Searched Çelik', 'Searched Other']) {
    const id = await create('banks', { code: name.slice(9, 12), name })
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/banks/${id}` })
  }
  const { router } = await mountHub(hub, '/-/Trash?entity=banks', { pages: <Route path="/-/Trash" element={<TrashPage />} /> })
  await screen.findByText(/Searched Other/, undefined, PATIENCE)
  const box = await screen.findByRole('searchbox', { name: 'Search' }, PATIENCE)
  await user.type(box, 'celik searched')
  await waitFor(() => expect(screen.queryByText(/Searched Other/)).toBeNull(), PATIENCE)
  await screen.findByText(/Searched Çelik/, undefined, PATIENCE)
  await waitFor(() => expect(router.state.location.search).toBe('?entity=banks&q=celik+searched'), PATIENCE)
  await user.type(box, ' nowhere')
  await screen.findByText('No deleted record matches', undefined, PATIENCE)
})

test('a deleted record is restored from the list of deleted ones, or says at its field why not', async () => {
  const [back, taken] = [await create('banks', { code: 'BACK', name: 'Back' }), await create('banks', { code: 'TAKEN', name: 'Taken' })]
  for (const id of [back, taken]) await hub.as(ADMIN, { method: 'DELETE', url: `/api/banks/${id}` })
  await create('banks', { code: 'TAKEN', name: 'Taken since' })
  await mountHub(hub, '/-/Trash?entity=banks', { pages: <Route path="/-/Trash" element={<TrashPage />} /> })
  await user.click(await screen.findByRole('button', { name: 'Restore', description: /Back/ }, PATIENCE))
  await waitFor(async () => expect(await hub.repository.of('banks').get(hub.db.read, back)).toBeDefined(), PATIENCE)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore', description: /Back/ })).toBeNull(), PATIENCE)
  await user.click(screen.getByRole('button', { name: 'Restore', description: /Taken/ }))
  await screen.findByText(/^Code: /, undefined, PATIENCE)
  expect(await hub.repository.of('banks').get(hub.db.read, taken)).toBeUndefined()
})

test('a deleted record is opened by keys, shows its values and what comes back with it, and is restored there', async () => {
  const plan = await create('paymentPlans', { code: 'SHOWN', name: 'Shown plan' })
  const [{ id: customer } = { id: '' }] = await hub.repository.of('customers').find(hub.db.read, {})
  await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${customer}`, payload: { paymentPlan: plan } })
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/paymentPlans/${plan}` })
  await mountHub(hub, '/-/Trash?entity=paymentPlans', { pages: <Route path="/-/Trash" element={<TrashPage />} /> })
  ;(await screen.findByRole('button', { name: /Shown plan/ }, PATIENCE)).focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: /Shown plan/ }, PATIENCE))
  await dialog.findByText('SHOWN', undefined, PATIENCE)
  dialog.getByText(/deleted by Ada Admin/)
  const again = dialog.getByRole('region', { name: 'Will refer to it again' })
  expect(again.textContent).toContain('Customers (1)')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  await user.click(screen.getByRole('button', { name: /Shown plan/ }))
  const opened = within(await screen.findByRole('dialog', undefined, PATIENCE))
  await user.click(opened.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  await screen.findByText('1 record restored', undefined, PATIENCE)
  expect((await hub.repository.of('customers').get(hub.db.read, customer))?.paymentPlan).toBe(plan)
})

test('a deleted record that can’t be restored says so where it is open', async () => {
  const taken = await create('banks', { code: 'TWICE', name: 'Twice' })
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/banks/${taken}` })
  await create('banks', { code: 'TWICE', name: 'Twice since' })
  await mountHub(hub, '/-/Trash?entity=banks', { pages: <Route path="/-/Trash" element={<TrashPage />} /> })
  await user.click(await screen.findByRole('button', { name: /Twice/ }, PATIENCE))
  const dialog = within(await screen.findByRole('dialog', undefined, PATIENCE))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  expect((await dialog.findByRole('alert', undefined, PATIENCE)).textContent).toMatch(/^Code: /)
})

test('a deleted right is called in the user’s language', async () => {
  const id = await create('userRights', { role: 'Dealer', entity: 'banks', action: 'export', effect: 'deny' })
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${id}` })
  await mountHub(hub, '/-/Trash?entity=userRights', { locale: 'tr', pages: <Route path="/-/Trash" element={<Trash />} /> })
  expect(await screen.findByText('Reddet Dışa aktarma Bankalar', undefined, PATIENCE)).toBeDefined()
})

test('deleted records are deleted for good: one, and all of a kind, after a question', async () => {
  const left = async () => (await hub.repository.of('deletedRecords').find(hub.db.read, { entity: 'carLots' })).length
  for (const number of [1, 2, 3]) {
    const id = await create('carLots', { name: `Tossed ${number}`, address: 'Quay 1' })
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/carLots/${id}` })
  }
  await mountHub(hub, '/-/Trash?entity=carLots', { pages: <Route path="/-/Trash" element={<TrashPage />} /> })
  const before = await left()
  await user.click(await screen.findByRole('button', { name: 'Delete for good', description: /Tossed 2/ }, PATIENCE))
  const one = within(await screen.findByRole('dialog', { name: 'Delete 1 record for good?' }, PATIENCE))
  await user.click(one.getByRole('button', { name: 'Cancel' }))
  expect(await left()).toBe(before)
  await user.click(await screen.findByRole('button', { name: 'Delete for good', description: /Tossed 2/ }, PATIENCE))
  const again = await screen.findByRole('dialog', { name: 'Delete 1 record for good?' }, PATIENCE)
  await user.click(within(again).getByRole('button', { name: 'Delete for good' }))
  await waitFor(async () => expect(await left()).toBe(before - 1), PATIENCE)
  await user.click(await screen.findByRole('button', { name: 'Delete all for good' }, PATIENCE))
  const all = await screen.findByRole('dialog', { name: 'Delete all deleted records of the kind “Car lots” for good?' }, PATIENCE)
  await user.click(within(all).getByRole('button', { name: 'Delete all for good' }))
  await screen.findByText('Nothing has been deleted', undefined, PATIENCE)
  expect(await left()).toBe(0)
})
