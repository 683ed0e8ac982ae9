import { beforeAll, expect, test } from 'vitest'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** Berths of harbours: a firm's own texts, texts in rows, a field that Dealers can't read, and records that they can't see. */
const harbours = {
  file: 'schemas/harbours.ts',
  schema: {
    $id: 'harbours',
    type: 'object',
    properties: { name: { type: 'string' }, calm: { type: 'boolean' }, depth: { type: 'integer' } },
    entity: { access: { Admin: 'all', Dealer: ['create'] }, tenant: 'own' },
  },
}
const offers = (where: object = {}) => ({ entity: 'harbours', field: 'name', ...where })
const moorings = {
  file: 'schemas/moorings.ts',
  schema: {
    $id: 'moorings',
    type: 'object',
    properties: {
      harbour: { type: 'string', suggestions: offers() },
      calm: { type: 'string', suggestions: offers({ where: { calm: true, depth: 3 } }) },
      secret: { type: 'string', read: ['Admin'], suggestions: offers() },
      boats: {
        type: 'array',
        items: { type: 'object', properties: { kind: { type: 'string' }, from: { type: 'string', suggestions: offers() } } },
      },
    },
    entity: { access: { Admin: 'all', Dealer: ['create'] } },
  },
}
const closed = {
  file: 'schemas/closed.ts',
  schema: { $id: 'closed', type: 'object', properties: { name: { type: 'string', suggestions: offers() } } },
}

describeEachEngine('what a field offers while it is typed', (engine) => {
  const hub = engineApp(engine, { customers: 1, schemas: [harbours, moorings, closed] })
  const add = async (entity: string, payload: object, email = ADMIN): Promise<string> => {
    const answer = await hub.as(email, { method: 'POST', url: `/api/${entity}`, payload })
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json().id
  }
  const idOf = async (entity: string, name: string): Promise<string> => {
    const [found] = (await hub.as(ADMIN, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify({ name }))}` })).json()
    return found.id
  }
  const ask = (path: string, query: Readonly<Record<string, string>> = {}, email: string | undefined = DEALER) =>
    hub.as(email, { url: `/api/${path.replace('.', '/suggestions/')}?${new URLSearchParams(query)}` })
  const offered = async (path: string, query?: Readonly<Record<string, string>>, email?: string): Promise<string[]> => {
    const answer = await ask(path, query, email)
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }

  beforeAll(async () => {
    const [make, model, colour] = await Promise.all(['Make', 'Model', 'Colour'].map((name) => idOf('lookupTypes', name)))
    const tofas = await add('lookups', { name: 'Tofaş', lookupTypeId: make })
    await add('lookups', { name: 'İLGİ 100%', lookupTypeId: make })
    for (const name of ['Şahin', 'Doğan SLX', 'Kartal']) await add('lookups', { name, lookupTypeId: model, parentLookupId: tofas })
    for (const name of ['أزرق', 'Blue-grey', 'Midnight Blue', 'Steelblue']) await add('lookups', { name, lookupTypeId: colour })
    for (const [name, calm, depth] of [
      ['Quay', true, 3],
      ['Bay', false, 3],
      ['Reef', true, 9],
    ] as const)
      await add('harbours', { name, calm, depth }, DEALER)
    await add('harbours', { name: 'Others’ quay', calm: true, depth: 3 }, DEALER2)
  })

  test('a Dealer, who may not list lookups, gets makes and colours', async () => {
    expect((await hub.as(DEALER, { url: '/api/lookups' })).statusCode).toBe(403)
    expect(await offered('cars.make')).toEqual(expect.arrayContaining(['Audi', 'Tofaş', 'Volvo']))
    expect(await offered('cars.make')).not.toContain('Black')
    expect(await offered('cars.colour', { q: 'bl' })).toContain('Black')
  })

  test('what equals the typed text comes first, then what begins with it, then words that do, then the rest', async () => {
    expect(await offered('cars.colour', { q: 'blue' })).toEqual(['Blue', 'Blue-grey', 'Midnight Blue', 'Steelblue'])
  })

  test.each([
    ['TOFAS', 'make', 'Tofaş'],
    ['tofaş', 'make', 'Tofaş'],
    ['ılgı', 'make', 'İLGİ 100%'],
    ['100%', 'make', 'İLGİ 100%'],
    ['  volvo ', 'make', 'Volvo'],
    ['ازرق', 'colour', 'أزرق'],
    ['megane', 'model', 'Mégane'],
  ])('%s finds by the letters that people mean (%s)', async (q, field, text) => {
    expect(await offered(`cars.${field}`, { q })).toEqual([text])
  })

  test('models are those of the make, however it is written; without a make all of them, twenty at most', async () => {
    expect(await offered('cars.model', { make: 'tofas' })).toEqual(['Doğan SLX', 'Kartal', 'Şahin'])
    expect(await offered('cars.model', { make: 'TOFAŞ', q: 'sah' })).toEqual(['Şahin'])
    expect(await offered('cars.model', { q: 'golf' })).toEqual(['Golf'])
    expect(await offered('cars.model', { make: ' ', q: 'golf' })).toEqual(['Golf'])
    expect(await offered('cars.model')).toHaveLength(20)
  })

  test('a make without models, and an unknown one, suggest nothing', async () => {
    expect(await offered('cars.model', { make: 'İlgi 100%' })).toEqual([])
    expect(await offered('cars.model', { make: 'Tofa' })).toEqual([])
    expect(await offered('cars.model', { make: 'Volkswagen', q: 'Corolla' })).toEqual([])
  })

  test.each(["' or 1=1 --", '%', '_', '\\', '\u0000', '\ud800', '%{x}', '🚗'.repeat(60), '__proto__'])(
    '%j is text like any other',
    async (q) => {
      const found = await offered('cars.make', { q })
      expect(found.filter((text) => q !== '\u0000' && !text.includes(q))).toEqual([])
      expect(await offered('cars.model', { make: q })).toEqual([])
    },
  )

  test('too long a text, and one asked for twice, are refused', async () => {
    for (const query of [`q=${'x'.repeat(256)}`, 'q=a&q=b', `make=${'x'.repeat(256)}`]) {
      const answer = await hub.as(DEALER, { url: `/api/cars/suggestions/model?${query}` })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badParameter'])
    }
  })

  test('texts that belong to firms are offered to their own; equal ones once', async () => {
    await add('harbours', { name: 'Quay', calm: false, depth: 1 }, DEALER)
    expect(await offered('moorings.harbour')).toEqual(['Bay', 'Quay', 'Reef'])
    expect(await offered('moorings.harbour', {}, DEALER2)).toEqual(['Others’ quay'])
    expect(await offered('moorings.calm')).toEqual(['Quay'])
  })

  test('a field of rows has its suggestions too', async () => {
    const answer = await hub.as(DEALER, { url: '/api/moorings/suggestions/boats.from?q=re' })
    expect(answer.json()).toEqual(['Reef'])
  })

  test('who can neither list nor write the records is refused, and that is noted; a visitor has to sign in', async () => {
    expect([(await ask('closed.name')).statusCode, (await ask('closed.name')).json().code]).toEqual([403, 'forbidden'])
    expect((await ask('closed.name', {}, ADMIN)).statusCode).toBe(200)
    expect((await hub.app.inject({ url: '/api/cars/suggestions/make' })).statusCode).toBe(401)
    const denials = await hub.as(ADMIN, { url: `/api/auditEntries?filter=${encodeURIComponent('{"entity":"closed","outcome":"denied"}')}` })
    expect(denials.json()).toMatchObject([{ action: 'list' }, { action: 'list' }])
  })

  test('a field that is hidden, and one without suggestions, are not there', async () => {
    expect([(await ask('moorings.secret')).statusCode, (await ask('moorings.secret', {}, ADMIN)).statusCode]).toEqual([404, 200])
    expect((await ask('cars.vin')).statusCode).toBe(404)
  })

  test('an installation without the lists offers nothing', async () => {
    const lookups = (await hub.as(ADMIN, { url: '/api/lookups?range=[0,999]' })).json<{ id: string; parentLookupId: string | null }[]>()
    const ids = lookups.toSorted((a, b) => Number(a.parentLookupId === null) - Number(b.parentLookupId === null)).map(({ id }) => id)
    for (const id of ids) expect((await hub.as(ADMIN, { method: 'DELETE', url: `/api/lookups/${id}` })).statusCode).toBe(200)
    const types = (await hub.as(ADMIN, { url: '/api/lookupTypes?sort=["hasParent","DESC"]' })).json<{ id: string }[]>()
    for (const { id } of types) expect((await hub.as(ADMIN, { method: 'DELETE', url: `/api/lookupTypes/${id}` })).statusCode).toBe(200)
    expect([await offered('cars.make'), await offered('cars.model', { make: 'Audi' }), await offered('cars.colour')]).toEqual([[], [], []])
  })
})
