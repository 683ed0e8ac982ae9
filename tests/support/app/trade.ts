import { ADMIN, type TestApp } from './app.ts'

interface Slip {
  readonly id: string
  readonly netTotal: string
  readonly invoiced: string
  readonly lines: readonly { readonly id: string }[]
}

/** Common steps of tests of orders, invoices and payments, as an Admin of the house. */
export function tradeOf(hub: TestApp) {
  let count = 0
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, who = ADMIN) =>
    hub.as(who, { method, url: `/api/${url}`, ...(method !== 'DELETE' && { payload }) })
  const read = async (url: string) => (await hub.as(ADMIN, { url: `/api/${url}` })).json()
  const list = (entity: string, filter: object = {}) => read(`${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  /** Creates a record and returns it; a refusal fails the test with its body. */
  const made = async (url: string, payload: object = {}) => {
    const answer = await send('POST', url, payload)
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  /** Expects a refusal. Returns its status and code, or the keywords at its fields. */
  const refused = async (url: string, payload: object = {}) => {
    const answer = await send('POST', url, payload)
    const { code, details } = answer.json()
    if (code !== 'validation') return [answer.statusCode, code]
    return [
      answer.statusCode,
      Object.fromEntries(Object.entries<{ keyword: string }>(details).map(([path, { keyword }]) => [path, keyword])),
    ]
  }
  async function customer(more: object = {}): Promise<string> {
    count += 1
    const about = { code: `M-${count}`, firstName: 'Mona', secondName: `Buyer ${count}`, email: `m${count}@example.test` }
    return (await made('customers', { ...about, phoneNumber: '+4930123456', address: 'Am Markt 1', ...more })).id
  }
  async function material(more: object = {}): Promise<string> {
    count += 1
    const mainUnit = (await list('mainUnits', { code: 'PCS' }))[0].id
    return (await made('materials', { code: `T-${count}`, name: `Part ${count}`, mainUnit, vat: '20', ...more })).id
  }
  const goods = (of: string, quantity: string, price: string, more: object = {}) => ({
    ...{ lineType: 'material', material: of, quantity, price, vatPercentage: '20', ...more },
  })
  /** An approved order. */
  async function order(kind: 'salesOrders' | 'purchaseOrders', who: string, lines: readonly object[], more: object = {}): Promise<Slip> {
    const warehouse = (await list('warehouses'))[0].id
    const numbered = lines.map((line, index) => ({ lineNumber: index + 1, ...line }))
    const { id } = await made(kind, { date: '2026-01-05', customer: who, warehouse, currency: 'EUR', lines: numbered, ...more })
    await made(`${kind}/${id}/approve`)
    return read(`${kind}/${id}`)
  }
  const invoicesOf = (salesOrder: string) => list('invoices', { salesOrder })
  return { send, read, list, made, refused, customer, material, goods, order, invoicesOf }
}

export type Trading = ReturnType<typeof tradeOf>
