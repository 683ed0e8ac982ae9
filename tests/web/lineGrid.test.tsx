import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import type { EntitySchema } from '../../src/model/entitySchema.ts'
import { feature } from '../../src/screens/orders/feature.ts'
import { ADMIN, createTestApp, type TestApp } from '../support/app/app.ts'
import { apiHandler } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { commits } from '../support/web/commits.ts'
import { mountHub } from '../support/web/mountHub.tsx'

/** Lines with all kinds of cells; notes have neither customer nor amount. */
const packs = {
  $id: 'packs',
  title: 'Pack',
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 40 },
    lines: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        required: ['kind'],
        properties: {
          number: { type: 'integer', initial: '$next' },
          kind: { enum: ['part', 'note'], default: 'part' },
          customer: { type: 'string', reference: 'customers', anyTenant: true },
          amount: { type: 'string', format: 'money', formatMinimum: '1' },
          due: { type: 'string', format: 'date' },
          done: { type: 'boolean', default: false },
          text: { type: 'string', maxLength: 200 },
        },
        if: { properties: { kind: { const: 'note' } }, required: ['kind'] },
        then: { properties: { customer: false, amount: false } },
      },
    },
  },
  entity: { access: { Admin: 'all' } },
} as const satisfies EntitySchema

let hub: TestApp
const server = setupServer(apiHandler(() => hub.app))
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  hub = await createTestApp({ customers: 30, schemas: [{ file: 'schemas/packs.ts', schema: packs }] })
  await Promise.all([loadInputs(), import('../../src/fields/rows/grid/rowsInput.view.tsx')])
})
afterAll(() => {
  server.close()
  return hub?.close()
})

const user = userEvent.setup()

const create = async (body: object, entity = 'packs') =>
  (await hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload: body })).json()

const stored = async (path: string) => (await hub.as(ADMIN, { url: `/api/${path}` })).json()

const grid = () => screen.findByRole('grid', { name: 'Lines' }, PATIENCE)

const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)
  if (!found) throw new Error(`no cell ${row}, ${column}`)
  return found
}

const goTo = async (row: number, column: number): Promise<HTMLElement> => {
  fireEvent.pointerDown(cell(row, column), { button: 0 })
  await waitFor(() => expect(document.activeElement).toBe(cell(row, column)))
  return cell(row, column)
}

const textOf = (row: number): string[] =>
  [...document.querySelectorAll(`[role=gridcell][data-row="${row}"]`)].map(({ textContent }) => textContent)

const paste = (text: string) => {
  const clipboardData = { getData: () => text, setData: () => undefined }
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData })
}

const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }))

const savedAt = async (address: () => string) => {
  await save()
  await waitFor(() => expect(address()).toMatch(/\/show$/), PATIENCE)
  return stored(address().replace('/show', '').slice(1))
}

describe('The grid of a record’s lines', () => {
  test('is filled in by keys alone; the empty line behind the last is never sent', async () => {
    const { address } = await mountHub(hub, '/packs/create')
    await grid()
    await goTo(0, 2)
    await user.keyboard('C00012{Tab}2.5{Enter}')
    await user.keyboard('C00013{Tab}3{Enter}')
    await waitFor(() => expect(textOf(1)[2]).toMatch(/^C00013 – /), PATIENCE)
    const { lines } = await savedAt(address)
    const [one, two] = (await hub.as(ADMIN, { url: '/api/customers?filter={"code":["C00012","C00013"]}&sort=["code","ASC"]' })).json()
    expect(lines).toMatchObject([
      { number: 1, kind: 'part', customer: one.id, amount: '2.50', done: false },
      { number: 2, kind: 'part', customer: two.id, amount: '3.00', done: false },
    ])
  })

  test('shows no error of a text that was replaced while it was being checked', async () => {
    await mountHub(hub, '/packs/create')
    await grid()
    await goTo(0, 0)
    await user.keyboard('1{Enter}')
    await goTo(0, 2)
    await user.keyboard('nobody{Enter}')
    await waitFor(() => expect(cell(0, 2).getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    await goTo(0, 2)
    await user.keyboard('C00012{Enter}')
    await waitFor(() => expect(textOf(0)[2]).toMatch(/^C00012 – /), PATIENCE)
    await waitFor(() => expect(cell(0, 2).getAttribute('aria-invalid')).toBeNull(), PATIENCE)
  })

  test('of 1,000 lines commits a key once, in its cell alone', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => ({ number: index + 1, kind: 'part', amount: '1.00' }))
    const { id } = await create({ name: 'Long', lines })
    await mountHub(hub, `/packs/${id}`)
    await grid()
    await goTo(1, 3)
    await user.keyboard('12')
    // Late state updates of the form may be rendered with a key press, so the cheapest of several presses counts.
    const keys: { commits: number; outside: number }[] = []
    for (const value of ['123', '1234', '12345', '123456', '1234567', '12345678']) {
      const changed = new Set<Node>()
      const observer = new MutationObserver((records) => {
        for (const { target } of records) changed.add(target)
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      const before = commits.count
      fireEvent.input(within(cell(1, 3)).getByRole('textbox'), { target: { value } })
      const count = commits.count - before
      await waitFor(() => expect(changed.size).toBeGreaterThan(0), PATIENCE)
      observer.disconnect()
      keys.push({ commits: count, outside: [...changed].filter((node) => !cell(1, 3).contains(node)).length })
    }
    expect(keys).toContainEqual({ commits: 1, outside: 0 })
  })

  test('takes a range from a spreadsheet: codes, names, decimals and days; what can’t be read stays in sight and is not saved', async () => {
    const { address } = await mountHub(hub, '/packs/create')
    await grid()
    const named = (await stored('customers?filter={"code":"C00007"}'))[0]
    await goTo(0, 2)
    paste(`C00005\t € 1,234.5 \t12/31/2026\tyes\t"two\nlines"\n${named.fullName}\t2\t2026-02-28\tno\t\nnobody\tmany\t\t\tx\n`)
    await waitFor(() => expect(textOf(2)[2]).toBe('nobody'), PATIENCE)
    expect(textOf(0)[3]).toBe('1,234.50')
    expect(cell(2, 2).getAttribute('aria-invalid')).toBe('true')
    expect(cell(2, 2).title).toContain('nobody')
    expect(cell(2, 3).textContent).toBe('many')
    await save()
    await waitFor(() => expect(screen.getByText('2 fields need attention')).toBeTruthy(), PATIENCE)
    expect(address()).toBe('/packs/create')
    await goTo(2, 2)
    await user.keyboard('{Control>}{Delete}{/Control}')
    const { lines } = await savedAt(address)
    expect(lines).toMatchObject([
      { amount: '1234.50', due: '2026-12-31', done: true },
      { customer: named.id, amount: '2.00', due: '2026-02-28', done: false },
    ])
  })

  test('undoes and repeats, fills down, duplicates, moves and deletes', async () => {
    const { id } = await create({
      lines: [
        { kind: 'part', text: 'a' },
        { kind: 'part', text: 'b' },
        { kind: 'part', text: 'c' },
      ],
    })
    const { address } = await mountHub(hub, `/packs/${id}`)
    await grid()
    const texts = () => [0, 1, 2, 3].map((row) => textOf(row)[6] ?? '-')
    await goTo(0, 6)
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(texts()).toEqual(['a', 'a', 'c', ''])
    await user.keyboard('{Control>}z{/Control}')
    expect(texts()).toEqual(['a', 'b', 'c', ''])
    await user.keyboard('{Control>}y{/Control}{Control>}z{/Control}')
    await goTo(0, 6)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(texts()).toEqual(['b', 'a', 'c', ''])
    await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}')
    expect(texts()).toEqual(['b', 'a', 'a', 'c'])
    await user.keyboard('{Control>}{Delete}{/Control}')
    await goTo(0, 5)
    await user.keyboard(' ')
    const { lines } = await savedAt(address)
    expect(lines).toMatchObject([
      { text: 'b', done: true },
      { text: 'a', done: false },
      { text: 'c', done: false },
    ])
  })

  test('Escape brings back what was there, and a form that is as it was is not changed', async () => {
    const { id } = await create({ lines: [{ kind: 'part', text: 'a' }] })
    await mountHub(hub, `/packs/${id}`)
    await grid()
    await goTo(0, 6)
    await user.keyboard('other{Escape}')
    expect(textOf(0)[6]).toBe('a')
    await new Promise((done) => setTimeout(done, 600))
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await user.keyboard('other{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false), PATIENCE)
  })

  test('what does not apply to a line is not there in that line, and not sent', async () => {
    const { address } = await mountHub(hub, '/packs/create')
    await grid()
    await goTo(0, 3)
    await user.keyboard('5{Enter}')
    await goTo(0, 1)
    await user.keyboard('note')
    await screen.findByRole('option', { name: 'Note' })
    await user.keyboard('{Tab}')
    await waitFor(() => expect(cell(0, 3).className).toContain('absent'), PATIENCE)
    expect(textOf(0)[3]).toBe('')
    expect(document.activeElement).toBe(cell(0, 4))
    const { lines } = await savedAt(address)
    expect(lines[0]).toMatchObject({ kind: 'note', amount: null })
  })

  test('marks the cell that the schema refuses, and says why', async () => {
    await mountHub(hub, '/packs/create')
    await grid()
    await goTo(0, 3)
    await user.keyboard('0.5{Enter}')
    await waitFor(() => expect(cell(0, 3).getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    await goTo(0, 3)
    const statuses = within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('status')
    expect(statuses.map(({ textContent }) => textContent).join()).toContain(cell(0, 3).title)
    expect(cell(0, 3).title).toContain('1')
    const described = (element: Element | null) => document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent
    expect(described(cell(0, 3))).toBe(cell(0, 3).title)
    await user.keyboard('{F2}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    expect(described(document.activeElement)).toBe(cell(0, 3).title)
  })

  test('counts its lines for screen readers, and holds nothing but rows', async () => {
    await mountHub(hub, '/packs/create')
    const counted = await grid()
    expect(counted.getAttribute('aria-rowcount')).toBe('2')
    await goTo(0, 6)
    await user.keyboard('a{Enter}b{Enter}')
    await waitFor(() => expect(counted.getAttribute('aria-rowcount')).toBe('4'))
    expect(within(counted).queryAllByRole('status')).toEqual([])
    expect(screen.getByRole('rowheader', { name: 'New line' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Kind' }).getAttribute('aria-required')).toBe('true')
  })

  test('remembers which columns are in sight', async () => {
    await mountHub(hub, '/packs/create')
    await grid()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Due' }))
    await user.click(screen.getByRole('button', { name: 'Move Text forward' }))
    await user.keyboard('{Escape}')
    const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent.replace(/\W/g, ''))
    await waitFor(() => expect(headings()).toEqual(['Line', 'Number', 'Kind', 'Customer', 'Amount', 'Text', 'Done']))
    await mountHub(hub, '/packs/create')
    await waitFor(() => expect(headings().slice(-2)).toEqual(['Text', 'Done']))
    localStorage.clear()
  })

  describe('of many lines', () => {
    const long = async () => {
      const customers = await stored('customers?filter={"code":["C00012","C00013"]}&sort=["code","ASC"]')
      const lines = Array.from({ length: 60 }, (_, index) => ({
        kind: 'part',
        customer: customers[index % 20 === 7 ? 1 : 0].id,
        amount: `${index + 1}.00`,
        text: `t${index}.`,
      }))
      return { id: (await create({ name: 'Long', lines })).id, name: customers[1].fullName }
    }
    const search = () => screen.findByRole('searchbox', { name: 'Search lines' }, PATIENCE)
    const shown = () =>
      [...document.querySelectorAll('[role=gridcell][aria-colindex="8"]')].map(({ textContent }) => textContent).filter(Boolean)

    test('shows only those with a text, by the names of their records too; all are saved', async () => {
      const { id, name } = await long()
      const { address } = await mountHub(hub, `/packs/${id}`)
      await grid()
      expect(shown()).not.toContain('t47.')
      await user.type(await search(), name)
      await waitFor(() => expect(shown()).toEqual(['t7.', 't27.', 't47.']), PATIENCE)
      expect(screen.getByText('3 of 60 lines')).toBeTruthy()
      // Enter goes to the first; arrow keys pass the hidden ones; what is pasted goes into the shown ones.
      await user.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement).toBe(cell(7, 2)))
      await goTo(7, 6)
      await user.keyboard('{ArrowDown}')
      await waitFor(() => expect(document.activeElement).toBe(cell(27, 6)))
      paste('one\ntwo\nthree')
      await waitFor(() => expect(shown()).toEqual(['t7.', 'one', 'two', 'three']), PATIENCE)
      await user.keyboard('{Control>}f{/Control}')
      expect(document.activeElement).toBe(await search())
      await user.keyboard('{Escape}')
      await waitFor(() => expect(shown()).toContain('t1.'))
      const { lines } = await savedAt(address)
      expect(lines).toHaveLength(61)
      expect([7, 27, 28, 47, 60].map((row) => lines[row].text)).toEqual(['t7.', 'one', 't28.', 'two', 'three'])
    })

    test('leads to an error in a hidden line', async () => {
      const { id } = await long()
      await mountHub(hub, `/packs/${id}`)
      await grid()
      await goTo(3, 3)
      await user.keyboard('0{Enter}')
      await user.type(await search(), 't47.')
      await waitFor(() => expect(shown()).toEqual(['t47.']), PATIENCE)
      await save()
      await waitFor(() => expect(document.activeElement).toBe(cell(3, 3)), PATIENCE)
      expect(((await search()) as HTMLInputElement).value).toBe('')
    })

    test('is not offered for a few', async () => {
      const { id } = await create({ name: 'Short', lines: [{ kind: 'part', amount: '1.00' }] })
      await mountHub(hub, `/packs/${id}`)
      await grid()
      expect(screen.queryByRole('searchbox', { name: 'Search lines' })).toBeNull()
    })
  })
})

describe('Lines of an order', () => {
  test('have their totals before they are saved, and what the server refuses at its cell', async () => {
    const [customer] = await stored('customers?filter={"code":"C00012"}')
    const warehouse = await create({ name: 'Main', warehouseNumber: 91, costGroup: 1 }, 'warehouses')
    const line = { lineType: 'material', lineNumber: 1, quantity: '2', price: '10', discountAmount: '1' }
    const { id } = await create({ date: '2026-01-02', customer: customer.id, warehouse: warehouse.id, lines: [line] }, 'salesOrders')
    const { entities: screens = {} } = feature
    await mountHub(hub, `/salesOrders/${id}`, { screens: { salesOrders: { fields: screens.salesOrders?.fields ?? {} } } })
    await grid()
    const columnOf = (name: string) => screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name) - 1
    await goTo(0, columnOf('Quantity'))
    await user.keyboard('3')
    await user.keyboard('{Enter}')
    const total = () => cell(0, columnOf('Total'))
    await waitFor(() => expect(total().textContent).toBe('29.00'), PATIENCE)
    expect(total().title).toContain('Quantity × price')
    await goTo(0, columnOf('Discount amount'))
    await user.keyboard('99{Enter}')
    await save()
    await waitFor(() => expect(cell(0, columnOf('Discount amount')).getAttribute('aria-invalid')).toBe('true'), PATIENCE)
    expect(cell(0, columnOf('Discount amount')).title).toContain('30')
  })
  test('mark a quantity that is more than is available, offer the units of the material, and count with its price', async () => {
    const [customer] = await stored('customers?filter={"code":"C00012"}')
    const warehouse = await create({ name: 'Empty', warehouseNumber: 92, costGroup: 1 }, 'warehouses')
    const subUnits = [
      { code: 'PC', name: 'Piece', factor1: '1', factor2: '1', isMain: true },
      { code: 'BX', name: 'Box', factor1: '1', factor2: '12' },
    ]
    const mainUnit = await create({ code: 'PCBX', name: 'Pieces', subUnits }, 'mainUnits')
    const material = await create({ code: 'SHORT-1', name: 'Short', vat: '20', mainUnit: mainUnit.id }, 'materials')
    const line = { lineType: 'material', lineNumber: 1, material: material.id, quantity: '2', price: '10' }
    const { id } = await create({ date: '2026-01-02', customer: customer.id, warehouse: warehouse.id, lines: [line] }, 'salesOrders')
    const { entities: screens = {} } = feature
    await mountHub(hub, `/salesOrders/${id}`, { screens: { salesOrders: { fields: screens.salesOrders?.fields ?? {} } } })
    await grid()
    const columnOf = (name: string) => screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name) - 1
    const quantity = () => cell(0, columnOf('Quantity'))
    await waitFor(() => expect(quantity().textContent).toContain('More than is available: 0 PC'), PATIENCE)
    expect(quantity().title).toBe('More than is available: 0 PC')
    expect(quantity().getAttribute('aria-invalid')).toBeNull()
    await goTo(0, columnOf('Unit'))
    await user.keyboard('{F2}')
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['PC', 'BX']), PATIENCE)
    await user.keyboard('B{Tab}')
    await waitFor(() => expect(cell(0, columnOf('Unit')).textContent).toBe('BX'), PATIENCE)
  })
})

describe('A surcharge line of an order', () => {
  const order = async (number: number) => {
    const [customer] = await stored('customers?filter={"code":"C00012"}')
    const warehouse = await create({ name: `Surcharged ${number}`, warehouseNumber: number, costGroup: 1 }, 'warehouses')
    const lines = [
      { lineType: 'material', lineNumber: 1, quantity: '2', price: '10', discountPercentage: '10' },
      { lineType: 'surcharge', lineNumber: 2, discountPercentage: '5' },
    ]
    return (await create({ date: '2026-01-02', customer: customer.id, warehouse: warehouse.id, lines }, 'salesOrders')).id
  }
  const mount = (id: string) => {
    const { entities: screens = {} } = feature
    return mountHub(hub, `/salesOrders/${id}`, { screens: { salesOrders: { fields: screens.salesOrders?.fields ?? {} } } })
  }

  test('names its own fields, and leaves the names of other lines', async () => {
    await mount(await order(93))
    await grid()
    const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Discount %') - 1
    await waitFor(() => expect(cell(1, column).title).toBe('Surcharge %'), PATIENCE)
    expect(cell(0, column).title).toBe('')
    await goTo(1, column)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Surcharge %')
    await user.keyboard('{F2}')
    expect(await screen.findByRole('textbox', { name: 'Surcharge %' }, PATIENCE)).toBe(document.activeElement)
  })

  test('does so on its card, too', async () => {
    const narrow = (query: string) => ({ matches: query.includes('max-width'), addEventListener: vi.fn(), removeEventListener: vi.fn() })
    vi.stubGlobal('matchMedia', narrow)
    try {
      await mount(await order(94))
      const [goods, surcharge] = await screen.findAllByRole('listitem', { name: /^Line \d$/ }, PATIENCE)
      if (!goods || !surcharge) throw new Error('both lines have cards')
      await within(surcharge).findByText('Surcharge %', {}, PATIENCE)
      expect(within(goods).getByText('Discount %')).toBeTruthy()
      await user.click(within(surcharge).getByRole('button', { name: 'Line 2' }))
      expect(await within(surcharge).findByRole('textbox', { name: 'Surcharge amount' }, PATIENCE)).toBeTruthy()
      expect(within(surcharge).queryByRole('textbox', { name: /Discount/ })).toBeNull()
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('Lines of a stock document', () => {
  test('ask for the lot or serial numbers without a column to be chosen first', async () => {
    await mountHub(hub, '/stockDocuments/create')
    await grid()
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headings.slice(1)).toEqual(['Material', 'Quantity', 'Unit', 'Unit cost', 'Lot or serial numbers'])
  })
})
