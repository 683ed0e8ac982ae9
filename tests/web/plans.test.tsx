import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Route } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { EntityMap } from '../../src/model/entityMap.ts'
import { screens } from '../../src/screens/index.ts'
import { pagesOf } from '../../src/screens/routing/pages.tsx'
import PlanNotice from '../../src/screens/subscriptions/notice/PlanNotice.tsx'
import { ADMIN } from '../support/app/app.ts'
import { type PlanFirm, planHouse } from '../support/app/planFirms.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1, clock: () => new Date('2027-03-16T12:00:00Z') })
const house = planHouse(hub)
let failing = false
connectApi(
  () => hub.app,
  http.get('*/api/subscriptions/preview', () => (failing ? HttpResponse.json({ code: 'internal' }, { status: 500 }) : undefined)),
)
afterEach(cleanup)

const user = userEvent.setup()
let firm: PlanFirm
let [small, large, tiny]: EntityMap['subscriptionPlans'][] = []

beforeAll(async () => {
  await house.send('PUT', 'firms/house', { country: 'DE', defaultVat: '19.00' })
  tiny = await house.plan('Tiny', '9.00', { carLimit: 0 })
  small = await house.plan('Small', '31.00')
  large = await house.plan('Large', '62.00', { carLimit: 50 })
  firm = await house.firm('Choosing')
  await house.give(firm, '100')
  await house.send('POST', 'cars', { firm: firm.id, make: 'Opel', model: 'Corsa', year: 2020 })
})

const open = (address: string, as = firm.email) =>
  mountHub(hub, address, {
    as,
    screens,
    pages: (
      <>
        {pagesOf(hub.model)}
        <Route path="/-/notice" element={<PlanNotice />} />
      </>
    ),
  })
const press = async (name: string | RegExp, of: HTMLElement = document.body) =>
  user.click(await within(of).findByRole('button', { name }, PATIENCE))
const dialog = () => screen.findByRole('dialog', undefined, PATIENCE)
const shows = (text: string | RegExp) => screen.findByText(text, undefined, PATIENCE)
const card = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name, level: 2 }, PATIENCE)
  const found = heading.closest('li')
  if (!found) throw new Error(`${name} stands in no list`)
  return found
}

test('a firm chooses its first plan and pays what the dialog says', async () => {
  await open('/subscriptionPlans')
  await press('Choose: Small')
  const asked = await dialog()
  await within(asked).findByText('€36.89', undefined, PATIENCE)
  expect(within(asked).getByRole('row', { name: 'VAT 19% €5.89' })).toBeTruthy()
  await within(asked).findByText(/Available in your wallet: €100\.00/, undefined, PATIENCE)
  await press('Choose and pay €36.89', asked)
  await shows('The plan is changed')
  expect(await within(await card('Small')).findByText('Your plan', undefined, PATIENCE)).toBeTruthy()
  expect(await house.balance(firm)).toBe('63.11')
})

test('an upgrade that the wallet is too short for leads to it; a smaller plan names what stands in its way', async () => {
  const huge = await house.plan('Huge', '999.00')
  await open('/subscriptionPlans')
  await press(`Upgrade: ${huge.name}`)
  expect(await within(await dialog()).findByRole('link', { name: 'Top up the wallet' }, PATIENCE)).toBeTruthy()
  expect((await within(await dialog()).findByRole<HTMLButtonElement>('button', { name: /^Choose and pay/ })).disabled).toBe(true)
  await press('Cancel', await dialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  await press(`Switch: ${tiny?.name}`)
  expect(await within(await dialog()).findByText(/Cars in stock: 1, allowed: 0/, undefined, PATIENCE)).toBeTruthy()
  expect(within(await dialog()).getByRole<HTMLButtonElement>('button', { name: 'Switch' }).disabled).toBe(true)
})

test('a preview that fails can be tried again', async () => {
  failing = true
  await open('/subscriptionPlans')
  await press(`Upgrade: ${large?.name}`)
  await within(await dialog()).findByText('The preview could not be loaded.', undefined, PATIENCE)
  failing = false
  await press(/again/i, await dialog())
  expect(await within(await dialog()).findByText('Credit: Small', undefined, PATIENCE)).toBeTruthy()
})

test('the own plan shows its use and the next charge; it is cancelled and kept', async () => {
  await open('/-/MySubscriptionPlan')
  expect((await screen.findByRole('meter', { name: 'Cars in stock' }, PATIENCE)).getAttribute('aria-valuetext')).toContain('1 of 10')
  await press('What counts (1)')
  expect(await screen.findByRole('link', { name: '2020 Opel Corsa' }, PATIENCE)).toBeTruthy()
  await shows('On Apr 16, 2027, from the wallet')
  await press('Cancel plan')
  await press('Cancel plan', await dialog())
  await shows('The plan ends on Apr 16, 2027.')
  expect(await house.subscriptionOf(firm)).toMatchObject({ cancelled: true })
  await press('Undo')
  await waitFor(() => expect(screen.queryByText('The plan ends on Apr 16, 2027.')).toBeNull(), PATIENCE)
  expect(await house.subscriptionOf(firm)).toMatchObject({ cancelled: false })
})

test('nothing is due of a paid plan', async () => {
  await open('/-/Subscription/SubscriptionPayment')
  expect(await shows('Nothing is due')).toBeTruthy()
})

test('an Admin sees the plan of a user by its records, gives a discount, and sees which are unknown', async () => {
  const other = await house.firm('Looked At')
  await house.send('POST', 'subscriptions', { firm: other.id, plan: small?.id, startDate: '2027-03-01', renewalDate: '2027-04-01' })
  await open(`/-/SubscriptionPlanViewAdmin/${small?.id}/Wrong name/${other.user}/active`, ADMIN)
  await screen.findByRole('heading', { name: /Small/, level: 2 }, PATIENCE)
  expect(screen.queryByText(/Wrong name/)).toBeNull()
  await press('Discount')
  await user.type(within(await dialog()).getByLabelText('Discount'), '50')
  await user.type(within(await dialog()).getByLabelText('Until'), '2027-06-01')
  await press('Discount', await dialog())
  await shows('50% discount for periods that begin until Jun 1, 2027')
  expect(await house.subscriptionOf(other)).toMatchObject({ discountPercent: '50.00', discountUntil: '2027-06-01' })
  cleanup()
  await open('/-/UserSubscriptionPlan/-/x/nobody', ADMIN)
  expect(await shows('There is no such user, or no such plan of theirs')).toBeTruthy()
})

test('an Admin sees whom a lower limit affects before it is saved', async () => {
  await open(`/subscriptionPlans/${small?.id}`, ADMIN)
  await shows(/firms? ha(s|ve) it/)
  const limit = await screen.findByLabelText(/^Car limit/, undefined, PATIENCE)
  await user.clear(limit)
  await user.type(limit, '0')
  expect(await shows('1 firm has more cars than the new limit')).toBeTruthy()
})

test('every page says that a plan has ended, with the way to another', async () => {
  const subscription = await house.subscriptionOf(firm)
  await house.send('POST', `subscriptions/${subscription?.id}/end`, {})
  await open('/-/notice')
  expect(await shows('Your plan has ended: nothing can be changed until you choose a plan.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toContain('ubscription')
})
