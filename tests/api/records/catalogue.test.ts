import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/providers/i18n/locales.ts'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { hubTexts } from '../../support/texts/hubTexts.ts'
import { type NamesOf, specified } from '../../support/texts/specifiedTexts.ts'

interface Body {
  readonly id: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

type Payload = Readonly<Record<string, unknown>>

/** Sends a request in one language and returns the text at a field, or of the whole refusal. */
interface Caller {
  readonly at: (field: string, method: 'POST' | 'PUT', path: string, payload?: Payload) => Promise<string | undefined>
  readonly message: (method: 'GET' | 'POST' | 'PUT', path: string, payload?: Payload) => Promise<string>
}

/** Required values of a new record (specification, section 5). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  lookups: ['name'],
  subscriptionPlans: ['name', 'description', 'carLimit', 'pipelineCarLimit', 'pricePerMonth', 'extraCarPrice'],
  bankAccounts: ['code', 'name', 'accountNo', 'iban', 'bankType', 'currency'],
  salesmen: ['code', 'name', 'position', 'userId'],
  customers: ['code', 'firstName', 'secondName', 'email', 'phoneNumber', 'address'],
  demands: ['date', 'time', 'warehouse'],
  warehouses: ['warehouseNumber', 'costGroup', 'name'],
  salesOrderStatuses: ['name', 'lineNumber'],
  purchaseOrderStatuses: ['name', 'lineNumber'],
  numberingTemplates: ['trcode', 'value', 'startDate', 'endDate'],
}

describeEachEngine('each text of the specification that the server says', (engine) => {
  const hub = engineApp(engine, { customers: 1 })
  const ids = { salesOrder: '', purchaseOrder: '', delivery: '', warehouse: '' }

  const request = async (method: InjectOptions['method'], path: string, payload?: Payload, language = 'en') =>
    hub.as(ADMIN, { method, url: `/api/${path}`, headers: { 'accept-language': language }, ...(payload && { payload }) })

  const make = async (entity: string, payload: Payload): Promise<string> => {
    const answer = await request('POST', entity, payload)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<Body>().id
  }
  const first = async (entity: string, filter: Payload = {}): Promise<string> =>
    (await request('GET', `${entity}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<Body[]>()[0]?.id ?? ''

  const caller = (language: string): Caller => ({
    at: async (field, method, path, payload = {}) => (await request(method, path, payload, language)).json<Body>().errors?.[field],
    message: async (method, path, payload) => (await request(method, path, payload, language)).json<Body>().message,
  })

  beforeAll(async () => {
    ids.warehouse = await first('warehouses')
    ids.salesOrder = await first('salesOrders', { approval: 'proposal' })
    ids.purchaseOrder = await first('purchaseOrders', { approval: 'proposal' })
    const material = await make('materials', {
      code: 'EMPTY',
      name: 'Never in stock',
      vat: '20',
      mainUnit: await first('mainUnits', { code: 'PCS' }),
    })
    const lines = [{ lineType: 'material', lineNumber: 1, material, quantity: '1', price: '1' }]
    const customer = await first('customers', { blocked: false })
    ids.delivery = await make('salesOrders', { date: '2026-06-01', customer, warehouse: ids.warehouse, lines })
    expect((await request('POST', `salesOrders/${ids.delivery}/approve`, {})).statusCode).toBe(200)
  })

  /** Delivers more than the stock, with or without an operation control. */
  const deliver = async ({ message }: Caller, value?: 'warn' | 'block'): Promise<string> => {
    const operationName = 'salesDelivery'
    const old = await first('controlOperations', { operationName, type: 'negativeStock' })
    if (old) await request('DELETE', `controlOperations/${old}`)
    if (value) await make('controlOperations', { operationName, type: 'negativeStock', value })
    return message('POST', `salesOrders/${ids.delivery}/deliver`, {})
  }

  const login = 'Auth/login'
  const car = { auctionUrl: 'https://www.copart.com/lot/11112222', make: 'Audi', model: 'A4', year: 2001 }
  const subUnits = [{ code: 'A' }]

  const provoke: Readonly<Record<NamesOf<'server'>, (caller: Caller) => Promise<string | undefined>>> = {
    signInEmailMissing: ({ at }) => at('email', 'POST', login),
    signInEmailInvalid: ({ at }) => at('email', 'POST', login, { email: 'nobody' }),
    signInPasswordMissing: ({ at }) => at('password', 'POST', login),
    signInPasswordShort: ({ at }) => at('password', 'POST', login, { password: '12345' }),
    signInRefused: ({ message }) => message('POST', login, { email: ADMIN, password: 'not this one' }),
    auctionUrlElsewhere: ({ at }) => at('auctionUrl', 'POST', 'cars', { ...car, auctionUrl: 'https://elsewhere.example/lot/11112222' }),
    carTwice: async ({ at }) => (await at('auctionUrl', 'POST', 'cars', car)) ?? (await at('auctionUrl', 'POST', 'cars', car)),
    lookupNameMissing: ({ at }) => at('name', 'POST', 'lookups'),
    lookupIdUnknown: ({ message }) => message('PUT', 'lookups/unknown', { name: 'Red' }),
    bankAccountCodeLong: ({ at }) => at('code', 'POST', 'bankAccounts', { code: '1234567' }),
    salesmanCodeLong: ({ at }) => at('code', 'POST', 'salesmen', { code: '1234567' }),
    salesmanIdInvalid: ({ message }) => message('GET', 'salesmen/unknown'),
    customerEmailInvalid: ({ at }) => at('email', 'POST', 'customers', { email: 'nobody' }),
    customerIdInvalid: ({ message }) => message('GET', 'customers/unknown'),
    demandSlipNumber: ({ at }) => at('slipNumber', 'POST', 'demands', { slipNumber: 'A--1' }),
    demandDocumentNumber: ({ at }) => at('documentNumber', 'POST', 'demands', { documentNumber: 'A 1' }),
    demandStatus: ({ at }) => at('status', 'POST', 'demands', { status: 'unheard of' }),
    demandWarehouse: ({ at }) =>
      at('warehouse', 'POST', 'demands', { date: '2026-01-01', time: '10:00', documentNumber: 'A-1', warehouse: 'unknown' }),
    demandIdInvalid: ({ message }) => message('GET', 'demands/unknown'),
    warehouseFirmNegative: ({ at }) => at('firmNo', 'POST', 'warehouses', { firmNo: -1 }),
    warehouseNumberNegative: ({ at }) => at('warehouseNumber', 'POST', 'warehouses', { warehouseNumber: -1 }),
    warehouseCostGroupNegative: ({ at }) => at('costGroup', 'POST', 'warehouses', { costGroup: -1 }),
    salesStatusLineNegative: ({ at }) => at('lineNumber', 'POST', 'salesOrderStatuses', { lineNumber: -1 }),
    purchaseStatusLineNegative: ({ at }) => at('lineNumber', 'POST', 'purchaseOrderStatuses', { lineNumber: -1 }),
    numberingTooLong: ({ at }) => at('value', 'POST', 'numberingTemplates', { value: `{serial:6}${'A'.repeat(30)}` }),
    salesSlipNumberMissing: ({ at }) => at('ficheNumber', 'PUT', `salesOrders/${ids.salesOrder}`, { ficheNumber: '' }),
    purchaseSlipNumberMissing: ({ at }) => at('ficheNumber', 'PUT', `purchaseOrders/${ids.purchaseOrder}`, { ficheNumber: '' }),
    subUnitIncomplete: ({ at }) => at('subUnits.0.name', 'POST', 'mainUnits', { code: 'U', name: 'Unit', subUnits }),
    operationWarned: (each) => deliver(each, 'warn'),
    operationBlocked: (each) => deliver(each, 'block'),
    operationUnconfigured: (each) => deliver(each),
  }

  test.each(Object.entries(provoke))('%s', async (name, act) => {
    const { says, key, params } = specified(name as NamesOf<'server'>)
    expect(await act(caller('en'))).toBe(says)
    for (const { locale } of LOCALES.filter((each) => each.locale !== 'en')) {
      const said = await act(caller(locale))
      expect(said, locale).toBe((await hubTexts(locale))(key, params))
      expect(said, locale).not.toBe(says)
    }
  })

  describe('and what it demands of a new record', () => {
    test.each(Object.entries(REQUIRED))('of %s', async (entity, fields) => {
      const { details } = (await request('POST', entity, {})).json<{ readonly details: Readonly<Record<string, { keyword: string }>> }>()
      const missing = Object.entries(details).flatMap(([field, { keyword }]) => (keyword === 'required' ? [field] : []))
      expect(missing).toEqual(expect.arrayContaining([...fields]))
    })
  })
})
