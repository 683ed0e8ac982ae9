import { expect, test } from 'vitest'
import { engineApp } from '../../support/app/suiteApp.ts'
import { tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

type Kind = 'salesOrders' | 'purchaseOrders'

interface Slip {
  readonly id: string
  readonly lines: readonly { readonly id: string }[]
}

/**
 * The example of OpenStax, Principles of Accounting 1, section 10.3 (perpetual weighted average), through orders, deliveries and invoices: 150
 * units at 21; 120 sold at 36; 225 bought at 27; 180 sold at 39; 210 bought at 33. The book rounds to whole dollars: cost of goods sold 7,253,
 * inventory 8,902.
 */
describeEachEngine('the books of a merchant', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-08-01T09:00:00.000Z') })
  const trade = tradeOf(hub)
  const { made, read, list, order, goods } = trade

  const moved = (kind: Kind, { id, lines }: Slip, date: string, quantity: string) =>
    made(`${kind}/${id}/${kind === 'salesOrders' ? 'deliver' : 'receive'}`, { date, lines: [{ id: lines[0]?.id, quantity }] })
  const traded = async (kind: Kind, who: string, material: string, date: string, [quantity, price]: readonly [string, string]) => {
    const slip = await order(kind, who, [goods(material, quantity, price)], { date })
    await moved(kind, slip, date, quantity)
    return slip
  }
  const returned = async (kind: Kind, slip: Slip, date: string, quantity: string) => {
    await made(`${kind}/${slip.id}/return`, { lines: [{ id: slip.lines[0]?.id, quantity }] })
    const [{ id }] = await list(kind, { returnOf: slip.id, approval: 'proposal' })
    await made(`${kind}/${id}/approve`)
    await moved(kind, await read(`${kind}/${id}`), date, quantity)
    return id as string
  }
  const standing = async (material: string) => {
    const [{ onHand, value, unitCost }] = (await read('stock/valuation')).rows.filter(
      (row: { material: string }) => row.material === material,
    )
    return [onHand, value, unitCost]
  }
  const marginOf = async (invoice: string) => (await read(`invoices/margins?ids=${invoice}`))[0]

  async function july() {
    const material = await trade.material()
    const who = await trade.customer()
    const warehouse = (await list('warehouses'))[0].id
    const opening = { kind: 'opening', date: '2026-07-01', warehouse, lines: [{ material, quantity: '150', unitCost: '21' }] }
    await made(`stockDocuments/${(await made('stockDocuments', opening)).id}/post`)
    const first = await traded('salesOrders', who, material, '2026-07-05', ['120', '36'])
    await traded('purchaseOrders', who, material, '2026-07-10', ['225', '27'])
    const second = await traded('salesOrders', who, material, '2026-07-15', ['180', '39'])
    const last = await traded('purchaseOrders', who, material, '2026-07-25', ['210', '33'])
    return { material, who, first, second, last }
  }
  const invoiced = async ({ id }: Slip): Promise<string> => {
    await made(`salesOrders/${id}/invoice`, { what: 'whole' })
    return (await trade.invoicesOf(id))[0].id
  }

  test('value stock and margins at the moving average of the textbook', async () => {
    const { material, first, second } = await july()
    expect(await standing(material)).toEqual(['285.0000', '8902.06', '31.2353'])
    const [one, other] = [await marginOf(await invoiced(first)), await marginOf(await invoiced(second))]
    expect([one.cost, one.margin, other.cost, other.margin]).toEqual(['2520.00', '1800.00', '4732.94', '2287.06'])
  })

  test('take back what goods cost when they moved: a sale at its cost of sales, a purchase at its price', async () => {
    const { material, second, last } = await july()
    await returned('salesOrders', second, '2026-07-28', '20')
    expect(await standing(material)).toEqual(['305.0000', '9427.94', '30.9113'])
    await returned('purchaseOrders', last, '2026-07-29', '10')
    expect(await standing(material)).toEqual(['295.0000', '9097.94', '30.8405'])
  })

  test('follow a receipt that is posted late from its own day on', async () => {
    const { material, who, second } = await july()
    const invoice = await invoiced(second)
    await traded('purchaseOrders', who, material, '2026-07-08', ['30', '25'])
    expect(await standing(material)).toEqual(['315.0000', '9676.58', '30.7193'])
    expect(await marginOf(invoice)).toMatchObject({ cost: '4708.42', margin: '2311.58' })
  })
})
