import { join } from 'node:path'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Link, RouterProvider, useBlocker, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PATIENCE } from '../../../tests/support/patience.ts'
import { loadModel } from '../../model/loadModel.ts'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import { loadSchemas } from '../../server/start/loadSchemas.ts'
import { hubRouter } from './hubRouter.tsx'

const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../../schemas')), (await loadFieldTypes()).types)

let holding = false

const Page = () => {
  const { pathname } = useLocation()
  const { state, proceed } = useBlocker(() => holding)
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/customers/7/show">record</Link>
      {state === 'blocked' && (
        <button type="button" onClick={proceed}>
          leave
        </button>
      )}
    </>
  )
}

const Broken = () => <p>broken</p>

let router: ReturnType<typeof hubRouter>

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  router = hubRouter(model, <Page />, <Broken />)
  render(<RouterProvider router={router} />)
}

/** The location inside the router, and the address in the address bar. */
const places = () => [screen.getByRole('heading').textContent, window.location.pathname]
const comesTo = (...wanted: readonly string[]) => waitFor(() => expect(places()).toEqual(wanted), PATIENCE)

beforeEach(() => {
  holding = false
})

afterEach(() => {
  router.dispose()
  cleanup()
})

test('an address leads to its location, other spellings of it are replaced by the specified one', async () => {
  const before = window.history.length
  open('/customer/VIEW/7/')
  await comesTo('/customers/7/show', '/Customer/view/7')
  expect(window.history.length).toBe(before)
})

test('links show the address of the location that they lead to', async () => {
  open('/home')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/Customer/view/7')
  act(() => screen.getByRole('link').click())
  await comesTo('/customers/7/show', '/Customer/view/7')
})

test('going back and forward shows address and location of each step; a replaced one is no step', async () => {
  open('/home')
  await act(() => router.navigate('/customers'))
  await act(() => router.navigate('/customers/create', { replace: true }))
  await comesTo('/customers/create', '/Customer/add')
  await act(() => router.navigate('/banks'))
  await act(() => router.navigate(-1))
  await comesTo('/customers/create', '/Customer/add')
  await act(() => router.navigate(-1))
  await comesTo('/home', '/home')
  await act(() => router.navigate(1))
  await comesTo('/customers/create', '/Customer/add')
})

test('who is held back stays, in page and address, until they say that they leave', async () => {
  open('/Customer/add')
  holding = true
  await act(() => router.navigate('/banks'))
  await comesTo('/customers/create', '/Customer/add')
  act(() => screen.getByRole('button', { name: 'leave' }).click())
  await comesTo('/banks', '/Bank')
})

test('who is held back on the way back by the browser stays as well', async () => {
  open('/home')
  await act(() => router.navigate('/customers/create'))
  holding = true
  act(() => window.history.back())
  await screen.findByRole('button', { name: 'leave' }, PATIENCE)
  await comesTo('/customers/create', '/Customer/add')
  act(() => screen.getByRole('button', { name: 'leave' }).click())
  await comesTo('/home', '/home')
})
