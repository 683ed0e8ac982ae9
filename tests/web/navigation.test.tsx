import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext as ReactAdmin } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AdminContext } from '../../src/admin/adminContext.tsx'
import { Navigation } from '../../src/admin/shell/nav/Navigation.tsx'
import type { NavItem } from '../../src/admin/shell/navigation.ts'
import { createUndoOffer } from '../../src/admin/undo/undoable.ts'
import type { NavigationVariant } from '../../src/appearance/layouts/slots.ts'
import { createConfirmations } from '../../src/providers/data/confirmations.ts'
import { createConflicts } from '../../src/providers/data/conflicts.ts'
import { modelOf } from '../support/models/databaseModel.ts'

const item = (name: string): NavItem => ({ label: { key: name, fallback: name }, to: `/${name}`, icon: 'Sell' })
const group = (name: string, items: readonly NavItem[]) => ({ name, label: { key: name, fallback: name }, items })

const navigation = {
  main: [
    group('Customers', [item('Customers')]),
    group('Stock', [item('Materials'), item('Units')]),
    group('Sales', [item('Orders'), item('Movements'), item('Returns')]),
  ],
  user: [],
  pages: [],
}

const value = {
  model: modelOf(),
  subject: { id: '1', roles: [] },
  screens: {},
  navigation,
  conflicts: createConflicts(),
  confirmations: createConfirmations(),
  undo: createUndoOffer(),
  loadValidator: () => Promise.reject(new Error('The menu validates nothing')),
  openEdits: new Set<string>(),
}

const mount = (variant: NavigationVariant, address = '/Customers') => {
  const element = (
    <ReactAdmin>
      <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
        <AdminContext value={value}>
          <Navigation variant={variant} />
        </AdminContext>
      </ThemeProvider>
    </ReactAdmin>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

const menu = () => within(screen.getByRole('navigation', { name: 'app.shell.mainMenu' }))
const sales = () => menu().getByRole('button', { name: 'Sales' })
const opened = () => document.getElementById(sales().getAttribute('aria-controls') ?? '')

beforeEach(() => {
  cleanup()
  localStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

describe.each(['full', 'rail', 'tiles', 'bar', 'stacked'] as const)('The menu as %s', (variant) => {
  test("is links in a list, the open page's marked, and no menu of commands", () => {
    mount(variant)
    const links = menu().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/home', '/Customers'])
    for (const entry of [...links, sales()]) expect(entry.parentElement?.closest('ul > li')).toBeTruthy()
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
    expect(screen.queryAllByRole('menu')).toEqual([])
    expect(screen.queryAllByRole('menuitem')).toEqual([])
  })

  test('opens a group with a button that says so and what it opened', async () => {
    mount(variant)
    expect(sales().getAttribute('aria-expanded')).toBe('false')
    expect(sales().getAttribute('aria-controls')).toBeNull()
    const button = sales()
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(list?.closest('nav')).toBeTruthy()
    const links = within(list ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/Orders', '/Movements', '/Returns'])
    for (const link of links) expect(link.parentElement?.tagName).toBe('LI')
  })
})

test('The menu shows the group of the open page, and marks the page in it', () => {
  mount('full', '/Orders/4711')
  expect(
    within(opened() ?? document.body)
      .getByRole('link', { name: 'Orders' })
      .getAttribute('aria-current'),
  ).toBe('page')
})

describe.each(['rail', 'tiles', 'bar'] as const)('What opens beside the menu as %s', (variant) => {
  const open = async () => {
    const router = mount(variant)
    const button = sales()
    await userEvent.click(button)
    const first = await screen.findByRole('link', { name: 'Orders' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    return { router, button }
  }

  test('is walked with arrows and chosen with Enter', async () => {
    const { router } = await open()
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Returns')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/Movements')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull())
  })

  test('closes with Escape and gives the focus back', async () => {
    const { button } = await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull())
    expect(document.activeElement).toBe(button)
  })
})
