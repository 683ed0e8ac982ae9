import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ADMIN, CLERK, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('numbers of slips', (engine) => {
  const hub = engineApp(engine)
  let parts: { customer: string; warehouse: string }

  const someId = async (entity: string, index = 0): Promise<string> =>
    (await hub.as(ADMIN, { url: `/api/${entity}`, headers: { 'x-firm': HOUSE_FIRM } })).json()[index].id

  beforeAll(async () => {
    parts = { customer: await someId('customers'), warehouse: await someId('warehouses') }
    // The templates of a new installation would apply before the pattern without a template.
    for (const { id } of (await hub.as(ADMIN, { url: '/api/numberingTemplates' })).json())
      await hub.as(ADMIN, { method: 'DELETE', url: `/api/numberingTemplates/${id}` })
  })

  const post = (entity: string, payload: object, who = ADMIN) => hub.as(who, { method: 'POST', url: `/api/${entity}`, payload })
  const order = (more: object = {}) => ({ date: '2031-05-06', ...parts, ...more })
  const template = (more: object) => ({
    trcode: 'salesOrder',
    startDate: '2030-01-01',
    endDate: '2030-12-31',
    value: '{serial:4}',
    ...more,
  })

  async function numberOf(payload: object, entity = 'salesOrders', who = ADMIN): Promise<string> {
    const answer = await post(entity, payload, who)
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    return answer.json().ficheNumber ?? answer.json().slipNumber
  }

  test('fifty orders saved at once, some of them refused, are numbered from 1 without a gap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(
          'salesOrders',
          order({
            date: '2041-01-02',
            ...(index % 5 === 4 ? { lines: [{ lineNumber: 1, lineType: 'material', material: 'nowhere' }] } : {}),
          }),
        ),
      ),
    )
    const given = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().ficheNumber)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
    expect(given.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `ORD-2041-${String(index + 1).padStart(6, '0')}`))
  })

  test('start at 1 for each kind of slip and each rendered prefix, and are never given again', async () => {
    const first = await post('purchaseOrders', order({ date: '2042-03-04' }))
    expect(first.json().ficheNumber).toBe('ORD-2042-000001')
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/purchaseOrders/${first.json().id}` })
    expect(await numberOf(order({ date: '2042-09-09' }), 'purchaseOrders')).toBe('ORD-2042-000002')
    expect(await numberOf(order({ date: '2043-01-01' }), 'purchaseOrders')).toBe('ORD-2043-000001')
    const demand = { date: '2042-03-04', time: '10:00', documentNumber: 'D-1', warehouse: parts.warehouse }
    expect(await numberOf(demand, 'demands')).toBe('ORD-2042-000001')
  })

  test('skip those entered by hand', async () => {
    for (const number of ['ORD-2044-000001', 'ORD-2044-000002', 'ORD-2044-000004']) {
      expect(await numberOf(order({ date: '2044-01-01', ficheNumber: number }))).toBe(number)
    }
    expect(await numberOf(order({ date: '2044-01-01' }))).toBe('ORD-2044-000003')
    expect(await numberOf(order({ date: '2044-01-01' }))).toBe('ORD-2044-000005')
  })

  test('can be changed but not taken away', async () => {
    const { id } = (await post('salesOrders', order())).json()
    const cleared = await hub.as(ADMIN, { method: 'PUT', url: `/api/salesOrders/${id}`, payload: { ficheNumber: '' } })
    expect([cleared.statusCode, cleared.json().details]).toEqual([422, { ficheNumber: { keyword: 'required', params: {} } }])
    const changed = await hub.as(ADMIN, { method: 'PUT', url: `/api/salesOrders/${id}`, payload: { ficheNumber: 'MINE-1' } })
    expect(changed.json().ficheNumber).toBe('MINE-1')
  })

  test('follow the template that fits best, and stop with it', async () => {
    const made = [
      template({ value: 'A{serial:1}', priority: 5 }),
      template({ value: 'W{yy}-{serial:3}', priority: 5, warehouseId: parts.warehouse }),
      template({ value: 'D{serial:2}', priority: 5, userRole: 'Dealer', warehouseId: parts.warehouse }),
    ]
    for (const one of made) expect((await post('numberingTemplates', one)).statusCode).toBe(201)
    const elsewhere = await someId('warehouses', 1)
    const day = { date: '2030-06-01' }
    expect(await numberOf(order(day))).toBe('W30-001')
    expect(await numberOf(order(day), 'salesOrders', CLERK)).toBe('D01')
    for (let serial = 1; serial <= 9; serial += 1) expect(await numberOf(order({ ...day, warehouse: elsewhere }))).toBe(`A${serial}`)
    const none = await post('salesOrders', order({ ...day, warehouse: elsewhere }))
    expect([none.statusCode, none.json().code]).toEqual([409, 'serialExhausted'])
  })

  test('follow the order user, role, group, warehouse, division, department, firm', async () => {
    const userId = (await hub.as(ADMIN, { url: `/api/users?filter=${encodeURIComponent(JSON.stringify({ email: DEALER2 }))}` })).json()[0]
      .id
    const place = { firm: HOUSE_FIRM, userGroup: 'Back office', division: 'North', department: 'Sales' }
    expect((await hub.as(ADMIN, { method: 'PUT', url: `/api/users/${userId}`, payload: place })).statusCode).toBe(200)
    const firmNumber = (await hub.as(ADMIN, { url: `/api/warehouses/${parts.warehouse}` })).json().firmNo
    const scopes = [
      ['firm', { firmNumber }],
      ['department', { department: 'Sales' }],
      ['division', { division: 'North' }],
      ['warehouse', { warehouseId: parts.warehouse }],
      ['group', { userGroup: 'Back office' }],
      ['role', { userRole: 'Dealer' }],
      ['user', { userId }],
    ] as const
    const day = { startDate: '2050-01-01', endDate: '2050-12-31' }
    const given: string[] = []
    for (const [priority, [name, scope]] of scopes.entries()) {
      const other = { division: 'South', department: 'Workshop', userGroup: 'Drivers' }
      for (const [value, fits] of [
        [name, scope],
        [`no-${name}`, { ...scope, ...other, priority }],
      ] as const)
        expect((await post('numberingTemplates', template({ ...day, ...fits, value: `${value}-{serial:3}` }))).statusCode).toBe(201)
      given.push(await numberOf(order({ date: '2050-06-01' }), 'salesOrders', DEALER2))
    }
    expect(given).toEqual(scopes.map(([name]) => `${name}-001`))
    expect(await numberOf(order({ date: '2050-06-01' }))).toBe('warehouse-002')
  })

  describe('a template', () => {
    test.each([
      ['{yyyy}', { value: 'noTemplateToken' }],
      ['{serial:2}{serial:3}', { value: 'manySerials' }],
      ['{week}{serial:3}', { value: 'unknownToken' }],
      ['ABCDEFGHIJKLMNOPQRSTUV{serial:9}{dd}', { value: 'maxLength' }],
    ])('with the pattern %s is refused', async (value, keywords) => {
      const answer = await post('numberingTemplates', template({ trcode: 'demand', value }))
      expect(answer.statusCode).toBe(422)
      const details: Record<string, { keyword: string }> = answer.json().details
      expect(Object.fromEntries(Object.entries(details).map(([name, { keyword }]) => [name, keyword]))).toEqual(keywords)
    })

    test('ends no earlier than it starts', async () => {
      const answer = await post('numberingTemplates', template({ trcode: 'demand', endDate: '2029-12-31' }))
      expect([answer.statusCode, Object.keys(answer.json().details)]).toEqual([422, ['endDate']])
    })

    test('of the same rank as another on one day is refused, even when both are saved at once', async () => {
      const answers = await Promise.all(
        [1, 2, 3, 4].map((serial) =>
          post('numberingTemplates', template({ trcode: 'demand', department: 'Twins', value: `{serial:${serial}}` })),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422, 422])
      const later = await post(
        'numberingTemplates',
        template({ trcode: 'demand', department: 'Twins', startDate: '2031-01-01', endDate: '2031-12-31' }),
      )
      expect(later.statusCode).toBe(201)
      const moved = await hub.as(ADMIN, {
        method: 'PUT',
        url: `/api/numberingTemplates/${later.json().id}`,
        payload: { startDate: '2030-12-31' },
      })
      expect(moved.json().details).toMatchObject({ priority: { keyword: 'templateOverlap' } })
    })
  })
})
