import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../src/model/values/timeZones.ts'
import { screens } from '../../src/screens/index.ts'
import { DEMO_HOUSE } from '../../src/server/features/firms/firmSeed.ts'
import { ADMIN } from '../support/app/app.ts'
import { proposal } from '../support/app/orders.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { tradeOf } from '../support/app/trade.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 30 })
connectApi(() => hub.app)

const user = userEvent.setup()
const button = (name: string) => screen.findByRole('button', { name }, PATIENCE)
const approvalOf = async (id: string) => (await hub.as(ADMIN, { url: `/api/salesOrders/${id}` })).json().approval

test('the next actions come by themselves after a press, without a move of the pointer', async () => {
  const { id } = await proposal(hub)
  await mountHub(hub, `/salesOrders/${id}/show`, { screens })
  const approve = await button('Approve')
  await user.click(approve)
  await waitFor(async () => expect(await approvalOf(id)).toBe('approved'), PATIENCE)
  await user.click(approve)
  await button('Back to proposal')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(await approvalOf(id)).toBe('approved')
})

test('an approval that operation control blocks says what would have happened', async () => {
  const trade = tradeOf(hub)
  const customer = await trade.customer({ creditLimit: '5' })
  const control = await trade.made('controlOperations', { operationName: 'salesApproval', type: 'creditLimit', value: 'block' })
  const warehouse = (await trade.list('warehouses'))[0].id
  const lines = [{ lineNumber: 1, ...trade.goods(await trade.material(), '1', '10') }]
  const { id } = await trade.made('salesOrders', { date: '2026-01-05', customer, warehouse, currency: 'EUR', lines })
  await mountHub(hub, `/salesOrders/${id}/show`, { screens })
  await user.click(await button('Approve'))
  const said = 'The credit limit would be exceeded. this action is blocked and cannot be completed'
  expect(await screen.findByText(said, undefined, PATIENCE)).toBeTruthy()
  await hub.as(ADMIN, { method: 'DELETE', url: `/api/controlOperations/${control.id}` })
})

test('an approved order is read, not typed over: its form says why, and offers neither Delete nor closed fields', async () => {
  const { id } = await proposal(hub)
  await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${id}/approve` })
  await mountHub(hub, `/salesOrders/${id}`, { screens })
  await screen.findByText('Only a proposal can be changed', undefined, PATIENCE)
  const tracking = await screen.findByLabelText<HTMLInputElement>('Tracking number', undefined, PATIENCE)
  expect(tracking.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' }).disabled).toBe(false)
})

test('a list offers for selected records what can be done with any of them, and says which will stay', async () => {
  const [open, closed] = [await proposal(hub), await proposal(hub)]
  await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${closed.id}/approve` })
  await mountHub(hub, '/salesOrders', { screens })
  const select = async (number: string) => {
    const row = (await screen.findByText(number, undefined, PATIENCE)).closest('tr')
    if (row) await user.click(within(row).getByRole('checkbox'))
  }
  await select(closed.ficheNumber)
  await button('Back to proposal')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await select(open.ficheNumber)
  await user.click(await button('Delete'))
  await screen.findByText(/^1 of them stays as it is/)
})

describe('the buttons of a slip', () => {
  const trade = tradeOf(hub)
  let part: string
  let customer: string
  beforeAll(async () => {
    part = await trade.material()
    customer = await trade.customer()
    const warehouse = (await trade.list('warehouses'))[0].id
    const receipt = { kind: 'receipt', date: '2026-01-02', warehouse, lines: [{ material: part, quantity: '90' }] }
    await trade.made(`stockDocuments/${(await trade.made('stockDocuments', receipt)).id}/post`)
  })

  const approved = () => trade.order('salesOrders', customer, [trade.goods(part, '3', '10')])
  const show = (id: string) => mountHub(hub, `/salesOrders/${id}/show`, { screens })
  /** Labels of the buttons; the primary one has a star. */
  const shown = () =>
    [...document.querySelectorAll('.hub-record-ways button:not([aria-haspopup])')].map(
      ({ textContent, classList }) => `${textContent}${classList.contains('primary') ? '*' : ''}`,
    )
  const offers = (...words: readonly string[]) => waitFor(() => expect(shown()).toEqual([...words, 'Print and send']), PATIENCE)
  const press = async (name: string) => {
    await user.click(await button(name))
  }
  /** Leaves the button that was pressed. */
  const leave = () => fireEvent(window, new PointerEvent('pointermove', { clientX: 900, clientY: 700, pointerType: 'mouse' }))
  const inDialog = async (name: string, fill: (dialog: ReturnType<typeof within>) => Promise<void> = async () => undefined) => {
    const dialog = within(await screen.findByRole('dialog', undefined, PATIENCE))
    await fill(dialog)
    await user.click(await dialog.findByRole('button', { name }, PATIENCE))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
    leave()
  }
  const field = async (id: string, name: string) => (await trade.read(`salesOrders/${id}`))[name]

  test('lead from a proposal to its invoice, one of them next at a time', async () => {
    const { id } = await proposal(hub)
    await show(id)
    await offers('Approve*', 'Reject', 'Duplicate', 'Cancel order')
    await press('Reject')
    await inDialog('Reject', async (dialog) => user.type(dialog.getByRole('textbox'), 'Too dear'))
    await offers('Back to proposal', 'Duplicate', 'Cancel order')
    expect(await field(id, 'reason')).toBe('Too dear')
    await press('Back to proposal')
    await waitFor(async () => expect(await field(id, 'approval')).toBe('proposal'), PATIENCE)
    leave()
    await offers('Approve*', 'Reject', 'Duplicate', 'Cancel order')
    await press('Cancel order')
    await inDialog('Cancel order', async (dialog) => user.type(dialog.getByRole('textbox'), 'Sold elsewhere'))
    await offers('Duplicate')
  })

  test('deliver in parts, and invoice what was delivered', async () => {
    const { id } = await approved()
    await show(id)
    await offers('Back to proposal', 'Deliver*', 'Invoice', 'Duplicate', 'Cancel order')
    await press('Deliver')
    await inDialog('Deliver', async (dialog) => {
      const quantity = dialog.getByRole('textbox', { name: /Quantity/ })
      await user.clear(quantity)
      await user.type(quantity, '1')
    })
    await offers('Deliver*', 'Cancel delivery', 'Invoice', 'Return goods', 'Duplicate')
    expect(await field(id, 'shippingStatus')).toBe('partiallyDelivered')
    await press('Deliver')
    await inDialog('Deliver')
    await offers('Cancel delivery', 'Invoice*', 'Return goods', 'Duplicate')
    await press('Invoice')
    await inDialog('Make invoice')
    await screen.findByText('Invoice made', undefined, PATIENCE)
    expect(await field(id, 'invoiced')).toBe('invoiced')
  })

  test('say in a dialog that others have delivered all of it meanwhile', async () => {
    const { id } = await approved()
    await show(id)
    await press('Deliver')
    const dialog = await screen.findByRole('dialog', { name: 'Deliver' }, PATIENCE)
    leave()
    await trade.made(`salesOrders/${id}/deliver`)
    await user.click(within(dialog).getByRole('button', { name: 'Deliver' }))
    expect(await within(dialog).findByText('There is nothing left to move', undefined, PATIENCE)).toBeTruthy()
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Deliver' }).disabled).toBe(true)
  })

  test('name the rows of one mistake together', async () => {
    const lines = [1, 2, 3].map((lineNumber) => ({ lineType: 'material', lineNumber, price: '1' }))
    const warehouse = (await trade.list('warehouses'))[0].id
    const { id } = await trade.made('salesOrders', {
      date: '2026-01-05',
      customer: await trade.customer(),
      warehouse,
      currency: 'EUR',
      lines,
    })
    await show(id)
    await press('Approve')
    const notice = await screen.findByText(/Material: Required/, undefined, PATIENCE)
    expect(notice.textContent).toContain('Rows 1, 2, 3, Material: Required · Rows 1, 2, 3, Quantity: Required')
  })

  test('ask which serial number comes back, and refuse a part without it', async () => {
    const material = await trade.material({ trackingType: 'serial' })
    const who = await trade.customer()
    const bought = await trade.order('purchaseOrders', who, [trade.goods(material, '2', '2')])
    const lines = (of: typeof bought) => [{ id: of.lines[0]?.id, quantity: '2', lot: 'SN-A, SN-B' }]
    await trade.made(`purchaseOrders/${bought.id}/receive`, { lines: lines(bought) })
    const sold = await trade.order('salesOrders', who, [trade.goods(material, '2', '3')])
    await trade.made(`salesOrders/${sold.id}/deliver`, { lines: lines(sold) })
    await show(sold.id)
    await press('Cancel delivery')
    const dialog = within(await screen.findByRole('dialog', undefined, PATIENCE))
    leave()
    // The house's day: for two hours a day it is not yet that of this process.
    fireEvent.change(dialog.getByLabelText(/Date/), { target: { value: dayIn(new Date(), DEMO_HOUSE.timeZone) } })
    const quantity = dialog.getByRole('textbox', { name: /Quantity/ })
    await user.clear(quantity)
    await user.type(quantity, '1')
    const numbers = await dialog.findByRole('combobox', { name: /Serial numbers/ }, PATIENCE)
    expect(dialog.getByText('Which of these? Leave it empty only if all of them move')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel delivery' }))
    expect(await dialog.findByText('Say which of these are returned: SN-A, SN-B', undefined, PATIENCE)).toBeTruthy()
    await user.click(numbers)
    await user.click(await screen.findByRole('option', { name: 'SN-B' }, PATIENCE))
    await user.click(dialog.getByRole('button', { name: 'Cancel delivery' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
    const moved: readonly { lot: string; quantity: string }[] = await trade.list('materialTransactions', { salesOrder: sold.id })
    expect(moved.map((one) => `${one.lot} ${one.quantity}`).sort()).toEqual(['SN-A -1.0000', 'SN-B -1.0000', 'SN-B 1.0000'])
  })

  test('make a return and a copy, which are opened as proposals', async () => {
    const { id } = await approved()
    await trade.made(`salesOrders/${id}/deliver`)
    await trade.made(`salesOrders/${id}/invoice`, { what: 'whole' })
    await show(id)
    await offers('Cancel delivery', 'Return goods', 'Duplicate')
    await press('Return goods')
    await screen.findByText(/Return proposed/, undefined, PATIENCE)
    const [back] = await trade.list('salesOrders', { returnOf: id })
    expect(back).toMatchObject({ approval: 'proposal', slipType: 'salesReturn', lines: [{ quantity: '3.0000' }] })
    cleanup()
    await show(id)
    await press('Duplicate')
    await waitFor(async () => expect(await trade.list('salesOrders', { customer, approval: 'proposal' })).toHaveLength(2), PATIENCE)
  })
})
