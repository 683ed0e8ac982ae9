import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Route } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Realtime } from '../../src/providers/realtime/createRealtime.ts'
import { createServerClock } from '../../src/providers/realtime/serverClock.ts'
import { createSubscribers } from '../../src/providers/realtime/subscribers.ts'
import { ADMIN, DEALER, DEALER2 } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const OwnWallets = lazy(() => import('../../src/screens/wallets/OwnWallets.tsx'))
const WalletShow = lazy(() => import('../../src/screens/wallets/WalletShow.tsx'))
const WalletList = lazy(() => import('../../src/screens/wallets/WalletList.tsx'))

const pages = (
  <>
    <Route path="/-/WalletManage" element={<OwnWallets />} />
    <Route path="/-/wallet/:id" element={<WalletShow />} />
    <Route
      path="/-/all"
      element={
        <ResourceContextProvider value="wallets">
          <WalletList />
        </ResourceContextProvider>
      }
    />
  </>
)

interface Wallet {
  readonly id: string
  readonly balance: string
  readonly held: string
}

const user = userEvent.setup()

const hub = suiteApp({ customers: 1 })
connectApi(() => hub.app)
afterEach(cleanup)

const ownWallet = async (email: string): Promise<Wallet> => {
  const [wallet] = (await hub.as(email, { url: '/api/wallets' })).json<Wallet[]>()
  if (!wallet) throw new Error(`${email} has no wallet`)
  return wallet
}

const euros = (amount: string | number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(Number(amount))
const available = ({ balance, held }: Wallet) => euros(Number(balance) - Number(held))

const open = (address: string, as: string, realtime?: Realtime) => mountHub(hub, address, { as, pages, ...(realtime && { realtime }) })
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  user.click(await within(within_).findByRole('button', { name }, PATIENCE))
const part = (name: string) => screen.findByRole('region', { name }, PATIENCE)
const figure = async (name: string, amount: string) =>
  expect(await within(await part(name)).findByText(amount, undefined, PATIENCE)).toBeTruthy()
const dialog = () => screen.findByRole('dialog', undefined, PATIENCE)
const fill = async (label: RegExp, text: string) => {
  const input = await within(await dialog()).findByLabelText(label)
  await user.clear(input)
  await user.type(input, text)
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)

test('a dealer sees what they have, what is held and for which lot, and how it came about', async () => {
  const wallet = await ownWallet(DEALER)
  await open('/-/WalletManage', DEALER)
  await figure('Available', available(wallet))
  await figure('Balance', euros(wallet.balance))
  await figure('Held', euros(wallet.held))
  const links = await within(await part(await titleOf('Holds'))).findAllByRole('link', { name: /^Bid on \d{4} / }, PATIENCE)
  expect(links[0]?.getAttribute('href')).toContain('/AvailableCarsBidding/')
  const statement = await part('Statement')
  const [first] = await within(statement).findAllByText(euros(wallet.balance), undefined, PATIENCE)
  expect(first).toBeTruthy()
  await user.selectOptions(within(statement).getByLabelText('Kind'), 'fee')
  await within(statement).findByText('PLAN', undefined, PATIENCE)
  await waitFor(() => expect(within(statement).queryByText('Capture', { selector: 'td p' })).toBeNull(), PATIENCE)
  expect(screen.queryByRole('button', { name: /Reverse|Adjust/ })).toBeNull()
})

/** Titles of panels end with their number of entries. */
const titleOf = async (name: string): Promise<string> =>
  (await screen.findByRole('region', { name: new RegExp(`^${name}`) }, PATIENCE)).getAttribute('aria-label') ?? ''

test('what is wrong with a withdrawal stands at its field, with what was typed; a good one holds its amount', async () => {
  const before = await ownWallet(DEALER)
  await open('/-/WalletManage', DEALER)
  await press('Withdraw')
  await press('Send request', await dialog())
  await within(await dialog()).findByText('Required', undefined, PATIENCE)
  await fill(/^Amount/, '1,234.567')
  await press('Send request', await dialog())
  await within(await dialog()).findByText('Must have at most 2 decimal places', undefined, PATIENCE)
  await fill(/^Amount/, '900,000')
  await press('Send request', await dialog())
  await within(await dialog()).findByText(/Not enough available/, undefined, PATIENCE)
  expect((await within(await dialog()).findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('900,000')
  await fill(/^Amount/, '12.50')
  await press('Send request', await dialog())
  await closed()
  await figure('Held', euros(Number(before.held) + 12.5))
})

test('an Admin confirms a request from the queue, and it is booked', async () => {
  const before = await ownWallet(DEALER2)
  await open('/-/all', ADMIN)
  const queue = await part(await titleOf('Requests to decide'))
  await within(queue).findAllByRole('link', { name: 'Deniz Otomotiv Ltd. Şti.' }, PATIENCE)
  const item = within(queue)
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText('Deniz Otomotiv Ltd. Şti.') && within(one).queryByText('€2,550.00'))
  if (!item) throw new Error('the request is not in the queue')
  await press('Confirm', item)
  await fill(/^Reference/, 'BANK-9')
  await fill(/^Reason/, 'arrived')
  await press('Confirm', await dialog())
  await closed()
  await waitFor(() => expect(within(queue).queryByText('€2,550.00')).toBeNull(), PATIENCE)
  expect(Number((await ownWallet(DEALER2)).balance)).toBe(Number(before.balance) + 2550)
})

test('an Admin adjusts a wallet and takes that back; the balance follows', async () => {
  const before = await ownWallet(DEALER2)
  await open(`/-/wallet/${before.id}`, ADMIN)
  await press('Adjust')
  await fill(/^Amount/, '-50')
  await fill(/^Reason/, 'a mistake')
  await press('Adjust', await dialog())
  await closed()
  await figure('Balance', euros(Number(before.balance) - 50))
  await press('Reverse the posting of -€50.00')
  await fill(/^Reason/, 'no mistake')
  await press('Reverse', await dialog())
  await closed()
  await figure('Balance', euros(before.balance))
})

test('money that moves elsewhere shows at once', async () => {
  const wallet = await ownWallet(DEALER)
  const subscribers = createSubscribers()
  const realtime: Realtime = {
    on: subscribers.add,
    connection: () => 'connected',
    onConnection: () => () => undefined,
    clock: createServerClock(),
    start: () => () => undefined,
  }
  await open('/-/WalletManage', DEALER, realtime)
  await figure('Balance', euros(wallet.balance))
  const headers = { 'idempotency-key': 'elsewhere' }
  const payload = { amount: '7.00', reason: 'elsewhere' }
  await hub.as(ADMIN, { method: 'POST', url: `/api/wallets/${wallet.id}/adjust`, payload, headers })
  act(() => subscribers.emit('wallet', { wallet: wallet.id }))
  await figure('Balance', euros(Number(wallet.balance) + 7))
})

test('another user’s wallet does not exist', async () => {
  const { id } = await ownWallet(DEALER)
  await open(`/-/wallet/${id}`, DEALER2)
  expect(await screen.findByText('There is no such wallet, or it is not yours.', undefined, PATIENCE)).toBeTruthy()
})
