import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
connectApi(() => hub.app)

const user = userEvent.setup()

const shows = (text: string | RegExp) => screen.findByText(text, undefined, PATIENCE)
/** Of the rows, below that of the heading. */
const ticks = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .slice(1)
    .map(({ checked }) => checked)

const make = (code: string) =>
  hub.as(ADMIN, { method: 'POST', url: '/api/banks', payload: { code, name: `Bank ${code.slice(2)}`, country: null } })

test('where all records of a list are chosen, those that come are ticked too', async () => {
  await make('ZZ1')
  await make('ZZ2')
  await mountHub(hub, `/banks?filter=${encodeURIComponent('{"code":{"contains":"ZZ"}}')}`)
  await shows('ZZ2')
  await user.keyboard('a')
  await shows('All 2 selected')
  await make('ZZ3')
  await user.click(within(screen.getByRole('columnheader', { name: /^Name/ })).getByRole('button'))
  await shows('ZZ3')
  await shows('All 3 selected')
  await waitFor(() => expect(ticks()).toEqual([true, true, true]), PATIENCE)
  const [row] = screen.getAllByRole('checkbox').slice(1)
  if (row) await user.click(row)
  await shows('2 selected')
})

test('among cards, all records are offered with the first tick', async () => {
  await make('YY1')
  await make('YY2')
  await mountHub(hub, `/banks?filter=${encodeURIComponent('{"code":{"contains":"YY"}}')}&shape=cards`)
  await user.click(await screen.findByRole('checkbox', { name: /YY1/ }, PATIENCE))
  await user.click(await screen.findByRole('button', { name: /^Select all/ }, PATIENCE))
  await shows('All 2 selected')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await shows(/Deleted records can be restored for a while/)
})
