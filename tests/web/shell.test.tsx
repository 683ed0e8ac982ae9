import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { eventConnection } from '../support/web/eventConnection.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 5 })
connectApi(() => hub.app)

const user = userEvent.setup()

const way = (name: string) => screen.findByRole('link', { name }, PATIENCE)
const OFFLINE = /No connection to the server/

describe('The shell', () => {
  test('says that there is no connection for as long as there is none, over a page that stays as it is', async () => {
    const { realtime, become } = eventConnection()
    await mountHub(hub, '/customers/create', { realtime })
    const field = await screen.findByLabelText(/^Code/, undefined, PATIENCE)
    await user.type(field, 'KEEP')
    expect(screen.queryByText(OFFLINE)).toBeNull()
    become('offline')
    expect((await screen.findByText(OFFLINE, undefined, PATIENCE)).closest('[role=status]')).toBeTruthy()
    become('connected')
    await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull(), PATIENCE)
    expect(field).toHaveProperty('value', 'KEEP')
    expect(field.isConnected).toBe(true)
  })

  test('stays when a page breaks, shows the error, and leads on', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const Broken = () => {
      throw new Error('the page has no legs')
    }
    const { router } = await mountHub(hub, '/-/Broken', { pages: <Route path="/-/Broken" element={<Broken />} /> })
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }, PATIENCE)
    screen.getByText('the page has no legs')
    await user.click(await way('Banks'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/banks'), PATIENCE)
    await waitFor(() => expect(screen.queryByText('the page has no legs')).toBeNull(), PATIENCE)
    complaints.mockRestore()
  })

  test('loads a page again that could not be loaded, as soon as a lost connection is back', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const { realtime, become } = eventConnection()
    const Unloaded = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await mountHub(hub, '/-/Unloaded', { realtime, pages: <Route path="/-/Unloaded" element={<Unloaded />} /> })
    await screen.findByText(/^A part of this page could not be loaded; there may be a new version\./, undefined, PATIENCE)
    become('connecting')
    become('connected')
    expect(reload).not.toHaveBeenCalled()
    become('offline')
    await screen.findByText('There is no connection to the server. This page loads as soon as there is one.', undefined, PATIENCE)
    become('connecting')
    expect(reload).not.toHaveBeenCalled()
    become('connected')
    expect(reload).toHaveBeenCalledTimes(1)
    reload.mockRestore()
    complaints.mockRestore()
  })

  test('has a footer with the year and who made it, but not where a page does without', async () => {
    const Room = lazy(() => import('../../src/screens/auctions/room/Room.tsx'))
    const pages = <Route path="/-/AvailableCarsBidding/:id" element={<Room />} />
    const { router } = await mountHub(hub, '/banks', { as: DEALER, pages })
    const footer = () => screen.queryByText(/^Developed by/)
    await waitFor(() => expect(footer()).toBeTruthy(), PATIENCE)
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeTruthy()
    await router.navigate('/-/AvailableCarsBidding/nothing')
    await waitFor(() => expect(footer()).toBeNull(), PATIENCE)
    await router.navigate('/banks')
    await waitFor(() => expect(footer()).toBeTruthy(), PATIENCE)
  })
})
