import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LayoutFrame } from '../../src/appearance/layouts/LayoutFrame.tsx'
import { LAYOUT_DESCRIPTORS } from '../../src/appearance/layouts/layouts.ts'
import type { NavigationProps } from '../../src/appearance/layouts/slots.ts'
import { RouteLayout } from '../../src/appearance/layouts/useLayoutType.ts'
import { appearance, changeAppearance, DEFAULT_SETTINGS, LAYOUTS, type LayoutType } from '../../src/appearance/theme/settings.ts'

const PHONE = 360
const DESK = 1280

/** Answers media queries by width like a window of `width` pixels. */
const windowOf = (width: number) => {
  const matches = (query: string): boolean => {
    const [, kind, limit] = /(min|max)-width:\s*([\d.]+)px/.exec(query) ?? []
    return kind === 'min' ? width >= Number(limit) : kind === 'max' ? width <= Number(limit) : false
  }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), addEventListener: vi.fn(), removeEventListener: vi.fn() }))
}

const Navigation = ({ variant, onChosen }: NavigationProps) => (
  <nav aria-label="menu" data-variant={variant}>
    <button type="button" onClick={onChosen}>
      Customers
    </button>
  </nav>
)

const Brand = () => <span>Brand</span>

/** Remounting would lose typed input. */
const Typed = () => <input aria-label="typed" />

const mount = (route?: LayoutType) => {
  const element = (
    <AdminContext>
      <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
        <RouteLayout value={route}>
          <LayoutFrame
            Navigation={Navigation}
            Brand={Brand}
            search={<button type="button">Search</button>}
            tools={<button type="button">Tool</button>}
            user={<button type="button">User</button>}
            panel={<aside>Panel</aside>}
          >
            <h1>Title</h1>
            <Typed />
          </LayoutFrame>
        </RouteLayout>
      </ThemeProvider>
    </AdminContext>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const switchLayout = (type: LayoutType, sideNavCollapse = false) =>
  changeAppearance({ layout: { type, sideNavCollapse, previousType: '' } })

const VARIANTS: Readonly<Record<LayoutType, string>> = {
  collapsibleSide: 'full',
  stackedSide: 'stacked',
  topBarClassic: 'bar',
  framelessSide: 'full',
  contentOverlay: 'full',
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })

beforeEach(() => {
  cleanup()
  changeAppearance(DEFAULT_SETTINGS)
  windowOf(DESK)
})

test('There is a folder for each layout that can be chosen', () => {
  expect(LAYOUT_DESCRIPTORS.map(({ type }) => type).toSorted()).toEqual([...LAYOUTS].toSorted())
})

describe.each(LAYOUT_DESCRIPTORS.map((layout) => [layout.type, layout] as const))('The layout %s', (type, { collapses }) => {
  test('holds everything once: menu, product, search, tools, user, panel, and the page in its main part', () => {
    switchLayout(type)
    mount()
    for (const name of ['Search', 'Tool', 'User', 'Customers']) expect(screen.getAllByRole('button', { name })).toHaveLength(1)
    expect(screen.getAllByText('Brand')).toHaveLength(1)
    expect(screen.getByText('Panel')).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Title' })).toBeTruthy()
  })

  test('lets the keyboard skip the menu first of all', async () => {
    switchLayout(type)
    mount()
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(button(/skipToContent/))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('puts the menu before the page in tab order', () => {
    switchLayout(type)
    mount()
    const order = button('Customers').compareDocumentPosition(screen.getByRole('main'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('makes its menu narrow and wide again, and remembers it', async () => {
    switchLayout(type)
    mount()
    const narrow = screen.queryByRole('button', { name: /collapseMenu/ })
    expect(narrow !== null).toBe(collapses)
    if (!narrow) return
    const wide = screen.getByRole('navigation').dataset.variant
    await userEvent.click(narrow)
    expect(appearance().layout.sideNavCollapse).toBe(true)
    expect(screen.getByRole('navigation').dataset.variant).not.toBe(wide)
    await userEvent.click(button(/expandMenu/))
    expect(screen.getByRole('navigation').dataset.variant).toBe(wide)
  })

  test('has its menu in a drawer on a phone, which closes when something is chosen and gives the focus back', async () => {
    windowOf(PHONE)
    switchLayout(type)
    mount()
    expect(screen.queryByRole('navigation')).toBeNull()
    const opens = button(/openMenu/)
    await userEvent.click(opens)
    const drawer = await screen.findByRole('dialog')
    expect(within(drawer).getByRole('navigation').dataset.variant).toBe('full')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Customers' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opens)
  })

  test('keeps the bar and what is typed when it is put on and taken off', async () => {
    switchLayout('collapsibleSide')
    mount()
    await userEvent.type(screen.getByLabelText('typed'), 'abc')
    const tool = button('Tool')
    for (const next of [type, LAYOUTS.find((each) => each !== type) ?? type]) {
      switchLayout(next)
      await waitFor(() => expect(screen.getByRole('navigation').dataset.variant).toBe(VARIANTS[next]))
      expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('abc')
      expect(button('Tool'), 'the bar is the same').toBe(tool)
    }
  })

  test('is worn by a page that asks for it, and gives way to the one before', () => {
    const before = LAYOUTS.find((each) => each !== type) ?? type
    switchLayout(before)
    const { unmount } = mount(type)
    expect(appearance().layout).toMatchObject({ type, previousType: before })
    unmount()
    mount()
    expect(appearance().layout).toMatchObject({ type: before, previousType: '' })
  })
})
