import { expect, test } from 'vitest'
import { engineApp } from '../../support/app/suiteApp.ts'
import { tradeOf } from '../../support/app/trade.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

type Kind = 'salesOrders' | 'purchaseOrders'

interface Moved {
  readonly lot: string | null
  readonly quantity: string
  readonly kind: string
}

const MOVES = { salesOrders: 'deliver', purchaseOrders: 'receive' } as const
const UNDO = { salesOrders: 'cancelDelivery', purchaseOrders: 'cancelReceipt' } as const
const KEY = { salesOrders: 'salesOrder', purchaseOrders: 'purchaseOrder' } as const

describeEachEngine('lots and serial numbers that come back', (engine) => {
  const hub = engineApp(engine, { customers: 5, clock: () => new Date('2026-06-15T09:00:00.000Z') })
  const trade = tradeOf(hub)
  const { made, read, list, refused, order, goods } = trade

  const move = (
    kind: Kind,
    slip: { id: string; lines: readonly { id: string }[] },
    quantity: string,
    lot?: string,
    name: string = MOVES[kind],
  ) =>
    ({
      url: `${kind}/${slip.id}/${name}`,
      body: { date: '2026-06-12', lines: [{ id: slip.lines[0]?.id, quantity, ...(lot && { lot }) }] },
    }) as const
  const moved = (...asked: Parameters<typeof move>) => made(move(...asked).url, move(...asked).body)
  const refusal = (...asked: Parameters<typeof move>) => refused(move(...asked).url, move(...asked).body)

  /** A received purchase of one material, its parts named by lot. */
  async function bought(trackingType: 'lot' | 'serial', parts: readonly (readonly [quantity: string, lot: string])[]) {
    const material = await trade.material({ trackingType })
    const who = await trade.customer()
    const total = parts.reduce((sum, [quantity]) => sum + Number(quantity), 0)
    const slip = await order('purchaseOrders', who, [goods(material, `${total}`, '2')])
    for (const [quantity, lot] of parts) await moved('purchaseOrders', slip, quantity, lot)
    return { material, who, slip }
  }

  /** A sale of goods that were bought, delivered in parts. */
  async function sold(trackingType: 'lot' | 'serial', parts: readonly (readonly [quantity: string, lot: string])[]) {
    const { material, who } = await bought(trackingType, parts)
    const total = parts.reduce((sum, [quantity]) => sum + Number(quantity), 0)
    const slip = await order('salesOrders', who, [goods(material, `${total}`, '3')])
    for (const [quantity, lot] of parts) await moved('salesOrders', slip, quantity, lot)
    return { material, slip }
  }

  /** An approved return of a part of a slip. */
  async function returned(kind: Kind, slip: { id: string; lines: readonly { id: string }[] }, quantity: string) {
    await made(`${kind}/${slip.id}/return`, { lines: [{ id: slip.lines[0]?.id, quantity }] })
    const [back] = await list(kind, { returnOf: slip.id, approval: 'proposal' })
    await made(`${kind}/${back.id}/approve`)
    return read(`${kind}/${back.id}`)
  }

  const offered = async (kind: Kind, id: string, direction = 'deliver') =>
    (await read(`${kind}/${id}/lots?direction=${direction}`)).map(({ reverses, lots }: { reverses: boolean; lots: Moved[] }) => [
      reverses,
      lots.map(({ lot, quantity }) => `${lot} ${quantity}`),
    ])
  const movements = async (kind: Kind, id: string) =>
    (await list('materialTransactions', { [KEY[kind]]: id })).map(({ lot, quantity }: Moved) => `${lot} ${quantity}`).sort()

  test.each(['salesOrders', 'purchaseOrders'] as const)('of %s are those that the return names', async (kind) => {
    const three = [['3', 'A, B, C']] as const
    const { slip } = kind === 'salesOrders' ? await sold('serial', three) : await bought('serial', three)
    const back = await returned(kind, slip, '1')
    expect(await offered(kind, back.id)).toEqual([[true, ['A 1.0000', 'B 1.0000', 'C 1.0000']]])
    expect(await refusal(kind, back, '1')).toEqual([422, { 'lines.0.lot': 'lotsToReturn' }])
    expect(await refused(`${kind}/${back.id}/${MOVES[kind]}`)).toEqual([422, { 'lines.0.lot': 'lotsToReturn' }])
    expect(await refusal(kind, back, '1', 'X')).toEqual([422, { 'lines.0.lot': 'lotNotDelivered' }])
    expect(await refusal(kind, back, '1', 'A, B')).toEqual([422, { 'lines.0.lot': 'lotsSum' }])
    await moved(kind, back, '1', 'B')
    const sign = kind === 'salesOrders' ? '' : '-'
    expect(await movements(kind, back.id)).toEqual([`B ${sign}1.0000`])
    const rest = await returned(kind, slip, '2')
    expect(await offered(kind, rest.id)).toEqual([[true, ['A 1.0000', 'C 1.0000']]])
    expect(await refusal(kind, rest, '2', 'A, B')).toEqual([422, { 'lines.0.lot': 'lotNotDelivered' }])
    await moved(kind, rest, '2')
    expect(await movements(kind, rest.id)).toEqual([`A ${sign}1.0000`, `C ${sign}1.0000`])
    const [note] = await list('stockDocuments', { [KEY[kind]]: rest.id })
    expect(note.lines).toMatchObject([{ lot: expect.stringMatching(/^(A, C|C, A)$/u) }])
  })

  test.each(['salesOrders', 'purchaseOrders'] as const)(
    'of a cancelled part of %s are those named, or all without asking',
    async (kind) => {
      const three = [['3', 'A, B, C']] as const
      const { slip } = kind === 'salesOrders' ? await sold('serial', three) : await bought('serial', three)
      expect(await offered(kind, slip.id, 'takeBack')).toEqual([[true, ['A 1.0000', 'B 1.0000', 'C 1.0000']]])
      expect(await refusal(kind, slip, '1', undefined, UNDO[kind])).toEqual([422, { 'lines.0.lot': 'lotsToReturn' }])
      await moved(kind, slip, '2', 'C; A', UNDO[kind])
      expect(await offered(kind, slip.id, 'takeBack')).toEqual([[true, ['B 1.0000']]])
      await moved(kind, slip, '1', undefined, UNDO[kind])
      expect(await offered(kind, slip.id, 'takeBack')).toEqual([[true, []]])
      const own = await movements(kind, slip.id)
      expect(own).toEqual(['A -1.0000', 'A 1.0000', 'B -1.0000', 'B 1.0000', 'C -1.0000', 'C 1.0000'])
    },
  )

  test('of several lots are one lot in part, or several whole; one lot needs no name', async () => {
    const { slip } = await sold('lot', [
      ['4', 'Spring 26, left'],
      ['6', 'L2'],
    ])
    const back = await returned('salesOrders', slip, '5')
    expect(await refusal('salesOrders', back, '5')).toEqual([422, { 'lines.0.lot': 'lotsToReturn' }])
    expect(await refusal('salesOrders', back, '5', 'Spring 26, left')).toEqual([422, { 'lines.0.lot': 'lotsSum' }])
    await moved('salesOrders', back, '2', 'L2')
    await moved('salesOrders', back, '3', ' Spring 26, left ')
    expect(await movements('salesOrders', back.id)).toEqual(['L2 2.0000', 'Spring 26, left 3.0000'])
    await made(`salesOrders/${back.id}/cancelDelivery`)
    expect(await offered('salesOrders', back.id)).toEqual([[true, ['L2 6.0000', 'Spring 26, left 4.0000']]])
    const single = await sold('lot', [['4', 'ONE']])
    await moved('salesOrders', await returned('salesOrders', single.slip, '1'), '1')
  })

  test('have not left the warehouse since', async () => {
    const { material, who, slip } = await bought('serial', [['2', 'A, B']])
    const sale = await order('salesOrders', who, [goods(material, '1', '3')])
    await moved('salesOrders', sale, '1', 'A')
    const back = await returned('purchaseOrders', slip, '1')
    expect(await refusal('purchaseOrders', back, '1', 'A')).toEqual([422, { 'lines.0.lot': 'lotMissing' }])
    await moved('purchaseOrders', back, '1', 'B')
  })

  test('come back once, however many bring them at once', async () => {
    const { slip } = await sold('serial', [['2', 'A, B']])
    const backs = [await returned('salesOrders', slip, '1'), await returned('salesOrders', slip, '1')]
    const body = ({ lines }: { lines: readonly { id: string }[] }) => ({
      date: '2026-06-12',
      lines: [{ id: lines[0]?.id, quantity: '1', lot: 'A' }],
    })
    const answers = await Promise.all(backs.map((back) => trade.send('POST', `salesOrders/${back.id}/deliver`, body(back))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const refusedAnswer = answers.find(({ statusCode }) => statusCode === 422)?.json()
    expect(refusedAnswer.details).toMatchObject({ 'lines.0.lot': { keyword: 'lotNotDelivered', params: { value: 'A' } } })
  })

  test('of a document are not taken back once they have left', async () => {
    const material = await trade.material({ trackingType: 'lot' })
    const warehouse = (await list('warehouses'))[0].id
    const post = async (kind: string, quantity: string, lot: string) => {
      const { id } = await made('stockDocuments', {
        kind,
        date: '2026-06-10',
        warehouse,
        lines: [{ material, quantity, lot, unitCost: kind === 'receipt' ? '1' : null }],
      })
      await made(`stockDocuments/${id}/post`)
      return id
    }
    const first = await post('receipt', '5', 'L1')
    await post('receipt', '5', 'L2')
    const issue = await post('issue', '3', 'L1')
    expect(await refused(`stockDocuments/${first}/cancel`)).toEqual([409, 'lotMissing'])
    await made(`stockDocuments/${issue}/cancel`)
    await made(`stockDocuments/${first}/cancel`)
  })
})
