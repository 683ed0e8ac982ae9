import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { DEALER } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { apiHandler } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
/** Whether only suggestions are unreachable, and the requests so far. */
let away = false
let asked: string[] = []
const server = setupServer(
  http.get('*/api/cars/suggestions/:field', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${pathname.split('/').at(-1)}${search}`)
    return away ? HttpResponse.json({ code: 'internal', message: 'x', params: {} }, { status: 500 }) : undefined
  }),
  apiHandler(() => hub.app),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  away = false
  asked = []
})

const user = userEvent.setup()

const input = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name }, PATIENCE)
const offered = async () =>
  within(await screen.findByRole('listbox', undefined, PATIENCE))
    .getAllByRole('option')
    .map((line) => line.textContent)
const becomes = (texts: readonly string[]) => waitFor(async () => expect(await offered()).toEqual(texts), PATIENCE)
const byHand = () => mountHub(hub, '/cars/create#byHand', { as: DEALER, screens })

describe('A text with suggestions', () => {
  test('is typed, taken from the list by keyboard or pointer, and decides what the next one offers', async () => {
    await byHand()
    const [make, model] = [await input(/^Make/), await input(/^Model/)]
    await user.type(make, 'bm')
    await becomes(['BMW'])
    expect([make.getAttribute('aria-expanded'), make.getAttribute('aria-autocomplete')]).toEqual(['true', 'list'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(make.value).toBe('BMW')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(model)
    await becomes(['1 Series', '3 Series', '5 Series', 'i4', 'X3'])
    await user.type(model, 'SER')
    await waitFor(() => expect(asked).toContain('model?make=BMW&q=SER'), PATIENCE)
    await becomes(['1 Series', '3 Series', '5 Series'])
    await user.click(screen.getByRole('option', { name: '3 Series' }))
    expect([model.value, make.value]).toEqual(['3 Series', 'BMW'])
  })

  test('stays exactly as typed on Tab, on Enter, on Escape and on leaving it', async () => {
    await byHand()
    const [make, model] = [await input(/^Make/), await input(/^Model/)]
    await user.type(make, 'aud')
    await becomes(['Audi'])
    await user.tab()
    expect([make.value, screen.queryByRole('listbox')]).toEqual(['aud', null])
    await user.type(make, '{Backspace}')
    await becomes(['Audi', 'Renault'])
    await user.keyboard('{Escape}')
    expect([make.value, screen.queryByRole('listbox')]).toEqual(['au', null])
    await user.type(model, 'gol')
    await waitFor(() => expect(asked).toContain('model?make=au&q=gol'), PATIENCE)
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.clear(make)
    await user.type(make, 'Wolga GAZ‑24 ')
    await user.type(model, ' x')
    await user.keyboard('{Enter}')
    expect([make.value, model.value]).toEqual(['Wolga GAZ‑24 ', 'gol x'])
  })

  test('shows all there is where nothing, or all of it, has been typed', async () => {
    await byHand()
    await user.click(await screen.findByRole('tab', { name: /Condition/ }, PATIENCE))
    const colour = await input(/^Colour/)
    await user.click(colour)
    await waitFor(async () => expect(await offered()).toHaveLength(10), PATIENCE)
    await user.click(screen.getByRole('option', { name: 'Red' }))
    await user.tab()
    await user.click(colour)
    await waitFor(async () => expect(await offered()).toContain('Black'), PATIENCE)
    await user.clear(colour)
    expect(colour.value).toBe('')
  })

  test('is a plain text while its suggestions are unreachable, without an error', async () => {
    away = true
    await byHand()
    const make = await input(/^Make/)
    await user.type(make, 'Audi')
    await waitFor(() => expect(asked).toContain('make?q=Audi'), PATIENCE)
    expect([make.value, make.getAttribute('aria-expanded'), make.getAttribute('aria-invalid')]).toEqual(['Audi', 'false', 'false'])
    expect([screen.queryByRole('listbox'), screen.queryByRole('alert')]).toEqual([null, null])
  })

  test('is offered in the filter of its list as well', async () => {
    await mountHub(hub, '/cars', { as: DEALER })
    await user.click(await screen.findByRole('button', { name: /^Filter/ }, PATIENCE))
    const make = await input(/^Make: value/i)
    await user.type(make, 'vol')
    await becomes(['Volkswagen', 'Volvo'])
    await user.click(screen.getByRole('option', { name: 'Volvo' }))
    expect(make.value).toBe('Volvo')
  })
})
