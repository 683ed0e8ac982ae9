import { randomUUID } from 'node:crypto'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import type { Subject } from '../../../src/model/subject.ts'
import { ADMIN, type TestApp } from './app.ts'

/** A dealer's firm with a wallet, for tests of its plan. */
export interface PlanFirm {
  readonly id: string
  readonly user: string
  readonly email: string
  readonly wallet: string
  /** Acts for the firm. */
  readonly subject: Subject
}

type Payload = Readonly<Record<string, unknown>>

/** Calls of the Admin that prepare plans and firms. */
export function planHouse(hub: Pick<TestApp, 'as'>) {
  const send = async <T>(
    method: 'POST' | 'PUT' | 'GET',
    url: string,
    payload?: Payload,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const answer = await hub.as(ADMIN, { method, url: `/api/${url}`, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
    return answer.json<T>()
  }
  const find = <T>(entity: string, filter: Payload, range = '[0,999]'): Promise<T[]> =>
    send('GET', `${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${range}&sort=["id","ASC"]`)

  return {
    send,
    find,

    /** Opens a firm. Firms without a tax number pay VAT. */
    async firm(name: string, details: Payload = {}): Promise<PlanFirm> {
      const email = `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}@example.com`
      const made = await send<EntityMap['users']>('POST', 'users', { name, email, roles: ['Dealer'], password: 'demo1234' })
      const id = made.firm ?? ''
      if (Object.keys(details).length > 0) await send('PUT', `firms/${id}`, details)
      const wallet = (await send<{ id: string }>('POST', 'wallets', { firm: id, currency: 'EUR' })).id
      return { id, user: made.id, email, wallet, subject: { id: made.id, roles: ['Dealer'], attributes: { firm: id } } }
    },

    give: ({ wallet }: PlanFirm, amount: string): Promise<unknown> =>
      send('POST', `wallets/${wallet}/adjust`, { amount, reason: 'test' }, { 'idempotency-key': randomUUID() }),

    plan: (name: string, pricePerMonth: string, limits: Payload = {}): Promise<EntityMap['subscriptionPlans']> =>
      send('POST', 'subscriptionPlans', {
        ...{ name, description: name, pricePerMonth, carLimit: 10, pipelineCarLimit: 5, extraCarPrice: '5.00' },
        ...limits,
      }),

    subscriptionOf: async ({ id }: PlanFirm): Promise<EntityMap['subscriptions'] | undefined> =>
      (await find<EntityMap['subscriptions']>('subscriptions', { firm: id })).at(-1),

    /** The house's invoices to the firm, in the order of their numbers. */
    invoicesOf: async ({ id }: PlanFirm): Promise<EntityMap['invoices'][]> =>
      (await find<EntityMap['invoices']>('invoices', { recipientFirm: id })).toSorted((one, other) =>
        (one.number ?? '').localeCompare(other.number ?? ''),
      ),

    balance: async ({ wallet }: PlanFirm): Promise<string> => (await send<{ balance: string }>('GET', `wallets/${wallet}`)).balance,

    ledger: (): Promise<{ ok: boolean }> => send('GET', 'wallets/check'),
  }
}
