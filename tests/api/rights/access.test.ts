import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ADMIN, CLERK, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

const query = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')

const SECRET = /margin|remark|cost|777\.77|hush|333\.33/

/** A row scope by a property that users don't have. */
const regional = {
  file: 'schemas/regional.ts',
  schema: {
    $id: 'regional',
    type: 'object',
    properties: { name: { type: 'string' }, region: { type: 'string' } },
    entity: { access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete'] }, scope: { region: '$user.region' } },
  },
}

describeEachEngine('access', (engine) => {
  const hub = engineApp(engine, { schemas: [...withBargains, regional] })
  let mine: string
  let others: string
  let dealerId: string
  let dealer2Id: string

  const userId = async (email: string) => {
    const token = await hub.token(email)
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub as string
  }

  async function deal(values: object): Promise<string> {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload: values })
    expect(answer.statusCode).toBe(201)
    return answer.json().id
  }

  beforeAll(async () => {
    dealerId = await userId(DEALER)
    dealer2Id = await userId(DEALER2)
    const secrets = { margin: '777.77', remark: 'hush', lines: [{ item: 'wheel', quantity: 1, cost: '333.33' }] }
    mine = await deal({ name: 'Mine', dealerId, amount: '5.00', ...secrets })
    others = await deal({ name: 'Others', dealerId: dealer2Id, amount: '6.00', ...secrets })
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${mine}`, payload: { margin: '888.88', remark: 'hush hush' } })
  })

  describe('a row outside the scope', () => {
    test.each([
      ['get', 'GET', () => `/api/bargains/${others}`, undefined],
      ['history', 'GET', () => `/api/bargains/${others}/history`, undefined],
      ['change', 'PUT', () => `/api/bargains/${others}`, { name: 'Stolen' }],
      ['delete', 'DELETE', () => `/api/bargains/${others}`, undefined],
      ['restore', 'POST', () => `/api/bargains/${others}/restore`, { version: 1 }],
    ] as const)('does not exist: %s', async (_title, method, url, payload) => {
      const answer = await hub.as(DEALER, { method, url: url(), ...(payload && { payload }) })
      const nowhere = await hub.as(DEALER, { method, url: url().replace(others, 'nowhere'), ...(payload && { payload }) })
      expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body])
    })

    test('is in no list, count, search, export or choice by id', async () => {
      const urls = [
        '/api/bargains',
        `/api/bargains?${query({ filter: { q: 'Others' } })}`,
        `/api/bargains?${query({ filter: { name: 'Others' } })}`,
        `/api/bargains?${query({ filter: { dealerId: dealer2Id } })}`,
        `/api/bargains?${query({ filter: { id: [others] } })}`,
        `/api/bargains?${query({ filter: { 'lines.item': 'wheel' }, sort: ['name', 'DESC'] })}`,
      ]
      for (const url of urls) {
        const answer = await hub.as(DEALER, { url })
        expect([url, answer.statusCode]).toEqual([url, 200])
        expect([url, answer.json().every((row: { dealerId: string }) => row.dealerId === dealerId)]).toEqual([url, true])
        expect(answer.headers['content-range']).toMatch(/\/[01]$/)
      }
      const file = await hub.as(DEALER, { url: '/api/bargains/export?format=json' })
      expect(file.json().map(({ name }: { name: string }) => name)).toEqual(['Mine'])
    })

    test('is untouched by a batch, by ids and by filter', async () => {
      const byIds = await hub.as(DEALER, {
        method: 'POST',
        url: '/api/bargains/batch',
        payload: { action: 'update', ids: [others], data: { name: 'X' } },
      })
      expect(byIds.json().results).toMatchObject([{ id: others, status: 404, code: 'notFound' }])
      const filter = { name_in: ['Others'] }
      const byFilter = await hub.as(DEALER, { method: 'POST', url: '/api/bargains/batch', payload: { action: 'delete', filter } })
      expect(byFilter.json()).toEqual({ jobId: null, results: [] })
      expect((await hub.as(ADMIN, { url: `/api/bargains/${others}` })).json().name).toBe('Others')
    })

    test('can’t be referred to, as if it were not there', async () => {
      const refer = (parent: string) => hub.as(DEALER, { method: 'POST', url: '/api/bargains', payload: { name: 'Child', parent } })
      const [hidden, nowhere] = [await refer(others), await refer('nowhere')]
      expect(hidden.statusCode).toBe(422)
      expect(hidden.json()).toEqual(nowhere.json())
    })

    test('can’t be made or moved to', async () => {
      const made = await hub.as(DEALER, { method: 'POST', url: '/api/bargains', payload: { name: 'For another', dealerId: dealer2Id } })
      expect(made.statusCode).toBe(403)
      const moved = await hub.as(DEALER, { method: 'PUT', url: `/api/bargains/${mine}`, payload: { dealerId: dealer2Id } })
      expect(moved.statusCode).toBe(403)
      const filter = { outcome: 'denied', entity: 'bargains', actorId: dealerId, action_in: ['create', 'edit'] }
      const trail = await hub.as(ADMIN, { url: `/api/auditEntries?${query({ filter, sort: ['at', 'ASC'] })}` })
      expect(trail.json()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ action: 'create', recordId: null }),
          expect.objectContaining({ action: 'edit', recordId: mine }),
        ]),
      )
      const own = await hub.as(DEALER, { method: 'POST', url: '/api/bargains', payload: { name: 'For me' } })
      expect(own.json().dealerId).toBe(dealerId)
      await hub.as(DEALER, { method: 'DELETE', url: `/api/bargains/${own.json().id}` })
    })

    test('is audited when a user tries', async () => {
      await hub.as(DEALER2, { method: 'PUT', url: `/api/bargains/${mine}`, payload: { name: 'Stolen' } })
      const filter = { outcome: 'denied', recordId: mine, actorId: dealer2Id }
      const trail = await hub.as(ADMIN, { url: `/api/auditEntries?${query({ filter })}` })
      expect(trail.json()).toMatchObject([{ action: 'edit', entity: 'bargains', outcome: 'denied', changes: null }])
    })
  })

  describe('an unreadable field', () => {
    test('is in no answer', async () => {
      const urls = [
        `/api/bargains/${mine}`,
        '/api/bargains',
        `/api/bargains?${query({ filter: { id: [mine] } })}`,
        `/api/bargains/${mine}/history`,
        '/api/bargains/export?format=json',
        '/api/bargains/export?format=csv',
      ]
      for (const url of urls) {
        const answer = await hub.as(DEALER, { url })
        expect(answer.statusCode).toBe(200)
        expect([url, SECRET.exec(answer.body)]).toEqual([url, null])
        expect((await hub.as(ADMIN, { url })).body).toMatch(SECRET)
      }
      const written = await hub.as(DEALER, { method: 'PUT', url: `/api/bargains/${mine}`, payload: { amount: '5.50' } })
      expect([written.statusCode, SECRET.exec(written.body)]).toEqual([200, null])
    })

    test('is for filters, sorting, columns and writes the same as a field that does not exist', async () => {
      const attempts = [
        (field: string) => ({ url: `/api/bargains?${query({ filter: { [field]: '1.00' } })}` }),
        (field: string) => ({ url: `/api/bargains?${query({ filter: { [`${field}_gte`]: '1.00' } })}` }),
        (field: string) => ({ url: `/api/bargains?${query({ sort: [field, 'ASC'] })}` }),
        (field: string) => ({ url: `/api/bargains/export?${query({ filter: { [field]: '1.00' } })}` }),
        (field: string) => ({ url: `/api/bargains/export?columns=name,${field}` }),
        (field: string) => ({ method: 'POST' as const, url: '/api/bargains', payload: { name: 'x', [field]: '1.00' } }),
        (field: string) => ({ method: 'PUT' as const, url: `/api/bargains/${mine}`, payload: { [field]: '1.00' } }),
      ]
      for (const attempt of attempts) {
        const [hidden, absent] = [await hub.as(DEALER, attempt('margin')), await hub.as(DEALER, attempt('absent'))]
        expect(hidden.statusCode).toBeGreaterThanOrEqual(400)
        expect([hidden.statusCode, hidden.body.replaceAll('margin', 'absent')]).toEqual([absent.statusCode, absent.body])
        expect((await hub.as(ADMIN, attempt('margin'))).statusCode).not.toBe(hidden.statusCode)
      }
      const inRows = await hub.as(DEALER, { url: `/api/bargains?${query({ filter: { 'lines.cost': '333.33' } })}` })
      expect(inRows.json().code).toBe('unknownFilter')
    })

    test('is not searched', async () => {
      const url = `/api/bargains?${query({ filter: { q: 'hush' } })}`
      expect((await hub.as(DEALER, { url })).json()).toEqual([])
      expect((await hub.as(ADMIN, { url })).json()).not.toEqual([])
    })

    test('keeps its value when a user who can’t see it writes the record, in rows too', async () => {
      await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${mine}`, payload: { margin: '888.88' } })
      const seen = (await hub.as(DEALER, { url: `/api/bargains/${mine}` })).json()
      const payload = {
        ...seen,
        lines: [
          { ...seen.lines[0], quantity: 9, cost: '0.01' },
          { item: 'new', cost: '0.01' },
        ],
      }
      expect((await hub.as(DEALER, { method: 'PUT', url: `/api/bargains/${mine}`, payload })).statusCode).toBe(200)
      const now = (await hub.as(ADMIN, { url: `/api/bargains/${mine}` })).json()
      expect(now).toMatchObject({
        margin: '888.88',
        lines: [
          { quantity: 9, cost: '333.33' },
          { item: 'new', cost: null },
        ],
      })
    })
  })

  test('a read-only field is refused when changed, ignored when sent back', async () => {
    const seen = (await hub.as(DEALER, { url: `/api/bargains/${mine}` })).json()
    const url = `/api/bargains/${mine}`
    const changed = await hub.as(DEALER, { method: 'PUT', url, payload: { ...seen, reviewed: true } })
    expect([changed.statusCode, changed.json().details]).toEqual([422, { reviewed: { keyword: 'readOnly', params: {} } }])
    expect((await hub.as(DEALER, { method: 'PUT', url, payload: seen })).statusCode).toBe(200)
    expect((await hub.as(ADMIN, { method: 'PUT', url, payload: { reviewed: true } })).json().reviewed).toBe(true)
  })

  test.each([
    ['customers', 'GET', 200, 200, 401],
    ['currencies', 'GET', 200, 200, 401],
    ['lookups', 'GET', 200, 403, 401],
    ['users', 'GET', 200, 200, 401],
    ['auditEntries', 'GET', 200, 403, 401],
    ['sessions', 'GET', 404, 404, 404],
    ['customers/export', 'GET', 200, 200, 401],
    ['lookups/export', 'GET', 200, 403, 401],
    ['currencies', 'POST', 422, 403, 401],
    ['customers', 'POST', 422, 422, 401],
  ] as const)('%s %s answers Admin, Dealer and visitor %i, %i, %i', async (path, method, admin, dealer, visitor) => {
    const ask = (email: string | undefined) => hub.as(email, { method, url: `/api/${path}`, ...(method === 'POST' && { payload: {} }) })
    const answers = [await ask(ADMIN), await ask(DEALER), await ask(undefined)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([admin, dealer, visitor])
  })

  test('the audit trail shows an Admin nothing that is for others alone', async () => {
    const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload: { name: 'Note', dealerId } })).json()
    await hub.as(DEALER, { method: 'PUT', url: `/api/bargains/${id}`, payload: { diary: 'dear diary', name: 'Noted' } })
    expect((await hub.as(DEALER, { url: `/api/bargains/${id}` })).json().diary).toBe('dear diary')
    const filter = encodeURIComponent(JSON.stringify({ recordId: id }))
    for (const url of [`/api/auditEntries?filter=${filter}`, `/api/auditEntries/export?format=json&filter=${filter}`]) {
      const { body } = await hub.as(ADMIN, { url })
      expect(body).toContain('Noted')
      expect(body).not.toMatch(/diary/)
    }
    const [entry] = (await hub.as(ADMIN, { url: `/api/auditEntries?filter=${filter}` })).json()
    expect((await hub.as(ADMIN, { url: `/api/auditEntries/${entry.id}` })).body).not.toMatch(/diary/)
  })

  test('a scope by what a user does not have holds no row, not those without a value', async () => {
    const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/regional', payload: { name: 'Nowhere' } })).json()
    expect((await hub.as(DEALER, { url: '/api/regional' })).json()).toEqual([])
    expect((await hub.as(DEALER, { url: `/api/regional/${id}` })).statusCode).toBe(404)
    expect((await hub.as(DEALER, { method: 'DELETE', url: `/api/regional/${id}` })).statusCode).toBe(404)
    expect((await hub.as(DEALER, { method: 'POST', url: '/api/regional', payload: { name: 'Mine' } })).statusCode).toBe(403)
  })

  test('denied calls are in the audit trail, with who and what', async () => {
    await hub.as(DEALER2, { method: 'DELETE', url: '/api/customers/abc' })
    const filter = { outcome: 'denied', actorId: dealer2Id, action: 'delete' }
    const trail = await hub.as(ADMIN, { url: `/api/auditEntries?${query({ filter })}` })
    expect(trail.json()).toMatchObject([{ entity: 'customers', recordId: 'abc', actorName: 'Deniz Dealer' }])
  })

  test('the right to show without the right to list gives records by id, within their scope', async () => {
    const { firm } = (await hub.as(DEALER, { url: `/api/users/${dealerId}` })).json()
    const byIds = await hub.as(DEALER, { url: `/api/firms?${query({ filter: { id: [firm, HOUSE_FIRM] } })}` })
    expect(byIds.json<{ id: string }[]>().map(({ id }) => id)).toEqual([firm])
    const listed = await hub.as(DEALER, { url: `/api/firms?${query({ filter: { id: [firm] }, range: '[0,9]' })}` })
    expect(listed.statusCode).toBe(403)
  })

  test('colleagues are seen, to be chosen, and their accounts are their own', async () => {
    const listed = (await hub.as(CLERK, { url: '/api/users' })).json<{ id: string; email: string }[]>()
    expect(listed.map(({ email }) => email).toSorted()).toEqual([ADMIN, CLERK])
    const admin = listed.find(({ email }) => email === ADMIN)
    const changed = await hub.as(CLERK, { method: 'PUT', url: `/api/users/${admin?.id}`, payload: { name: 'Somebody Else' } })
    expect([changed.statusCode, changed.json().code]).toEqual([403, 'sharedRecord'])
    expect((await hub.as(DEALER, { url: '/api/users' })).json()).toMatchObject([{ id: dealerId }])
  })

  test('users see and change only their own user record', async () => {
    const own = await hub.as(DEALER, { url: `/api/users/${dealerId}` })
    expect(own.json()).not.toHaveProperty('password')
    expect((await hub.as(DEALER, { url: `/api/users/${dealer2Id}` })).statusCode).toBe(404)
    const promoted = await hub.as(DEALER, { method: 'PUT', url: `/api/users/${dealerId}`, payload: { roles: ['Admin'] } })
    expect(promoted.statusCode).toBe(422)
  })
})
