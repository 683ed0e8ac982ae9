import { ADMIN, type TestApp } from './app.ts'

interface Order {
  readonly id: string
  readonly ficheNumber: string
}

/** A complete sales order: one line of a material for a customer who may buy. */
export async function proposal(hub: TestApp): Promise<Order> {
  const first = async (entity: string, filter: object = {}): Promise<string> => {
    const url = `/api/${entity}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (await hub.as(ADMIN, { url })).json<{ id: string }[]>()[0]?.id ?? ''
  }
  const [customer, warehouse] = [await first('customers', { blocked: false }), await first('warehouses')]
  const material = await first('materials', { active: true })
  const line = { lineType: 'material', lineNumber: 1, material, quantity: '2', price: '10.00', vatPercentage: '20' }
  const payload = { date: '2026-05-05', customer, warehouse, lines: [line] }
  const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/salesOrders', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Order>()
}
