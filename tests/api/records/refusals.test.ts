import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

const json = { 'content-type': 'application/json' }
const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`
const list = (query: Readonly<Record<string, unknown>>) =>
  `/api/customers?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`

/** The call, the caller, and the status and code of the refusal. */
const REFUSALS: readonly (readonly [string, string | undefined, InjectOptions, number, string])[] = [
  ['no token', undefined, { url: '/api/customers' }, 401, 'unauthenticated'],
  ['a token that is none', undefined, { url: '/api/customers', headers: { authorization: 'Bearer a.b.c' } }, 401, 'unauthenticated'],
  ['an unknown address', ADMIN, { url: '/api/nothing' }, 404, 'routeNotFound'],
  ['an unknown address below a record', ADMIN, { url: '/api/customers/1/2/3' }, 404, 'routeNotFound'],
  ['a method that the address does not have', ADMIN, { method: 'DELETE', url: '/api/customers' }, 405, 'methodNotAllowed'],
  ['the server’s own tables', ADMIN, { url: '/api/refreshTokens' }, 404, 'routeNotFound'],
  ['a record that does not exist', ADMIN, { url: '/api/customers/none' }, 404, 'notFound'],
  ['changing what does not exist', ADMIN, { method: 'PUT', url: '/api/customers/none', payload: { code: 'X' } }, 404, 'notFound'],
  ['deleting what does not exist', ADMIN, { method: 'DELETE', url: '/api/customers/none' }, 404, 'notFound'],
  ['an id with a zero byte', ADMIN, { url: '/api/customers/a%00b' }, 404, 'notFound'],
  ['an id with broken encoding', ADMIN, { url: '/api/customers/%zz' }, 400, 'badRequest'],
  ['a body that is no JSON', ADMIN, { method: 'POST', url: '/api/customers', headers: json, payload: '{"code":' }, 400, 'badJson'],
  ['an empty body', ADMIN, { method: 'POST', url: '/api/customers', headers: json, payload: '' }, 400, 'badJson'],
  ['a list as a record', ADMIN, { method: 'POST', url: '/api/customers', headers: json, payload: '[]' }, 400, 'badJson'],
  ['text as a record', ADMIN, { method: 'POST', url: '/api/customers', headers: json, payload: '"x"' }, 400, 'badJson'],
  ['a prototype', ADMIN, { method: 'POST', url: '/api/customers', headers: json, payload: '{"__proto__":{"a":1}}' }, 400, 'badJson'],
  ['deep nesting', ADMIN, { method: 'POST', url: '/api/customers', headers: json, payload: deep }, 400, 'tooDeep'],
  [
    'a body of more than 1 MB',
    ADMIN,
    { method: 'POST', url: '/api/customers', headers: json, payload: JSON.stringify({ code: 'x'.repeat(1100000) }) },
    413,
    'tooLarge',
  ],
  [
    'a body of another type',
    ADMIN,
    { method: 'POST', url: '/api/customers', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'unsupportedMediaType',
  ],
  ['a filter that is no JSON', ADMIN, { url: list({ filter: '{x' }) }, 400, 'unreadableFilter'],
  ['a filter that is a list', ADMIN, { url: list({ filter: [] }) }, 400, 'unreadableFilter'],
  ['a filter twice', ADMIN, { url: '/api/customers?filter={}&filter={}' }, 400, 'badParameter'],
  ['an unknown filter', ADMIN, { url: list({ filter: { colour: 'red' } }) }, 400, 'unknownFilter'],
  ['an unknown operator', ADMIN, { url: list({ filter: { code_like: 'x' } }) }, 400, 'unknownFilter'],
  ['an operator that the field does not have', ADMIN, { url: list({ filter: { blocked_contains: 'x' } }) }, 400, 'unknownFilter'],
  ['a filter by what objects inherit', ADMIN, { url: list({ filter: { constructor: 'x' } }) }, 400, 'unknownFilter'],
  ['a filter by a password', ADMIN, { url: '/api/users?filter={"password":"x"}' }, 400, 'unknownFilter'],
  ['a filter by an object', ADMIN, { url: list({ filter: { code: { a: 1 } } }) }, 400, 'badFilter'],
  ['a number for text', ADMIN, { url: '/api/warehouses?filter={"firmNo":"abc"}' }, 400, 'badFilter'],
  ['one value where several belong', ADMIN, { url: list({ filter: { code_in: 'x' } }) }, 400, 'badFilter'],
  ['a search that is no text', ADMIN, { url: list({ filter: { q: 5 } }) }, 400, 'badFilter'],
  ['an unknown sort', ADMIN, { url: list({ sort: ['colour', 'ASC'] }) }, 400, 'unknownSort'],
  ['an unknown direction', ADMIN, { url: list({ sort: ['code', 'UP'] }) }, 400, 'badSort'],
  ['a sort that is no JSON', ADMIN, { url: list({ sort: 'code' }) }, 400, 'badSort'],
  ['sorting by a password', ADMIN, { url: '/api/users?sort=["password","ASC"]' }, 400, 'unknownSort'],
  ['a range that is no JSON', ADMIN, { url: list({ range: 'x' }) }, 400, 'badRange'],
  ['a range backwards', ADMIN, { url: list({ range: [9, 3] }) }, 400, 'badRange'],
  ['a negative range', ADMIN, { url: list({ range: [-5, 3] }) }, 400, 'badRange'],
  ['a page of more than 1,000', ADMIN, { url: list({ range: [0, 1000] }) }, 400, 'badRange'],
  [
    'a version that is none',
    ADMIN,
    { method: 'PUT', url: '/api/customers/none', headers: { 'if-match': 'x' }, payload: {} },
    400,
    'badRequest',
  ],
  ['an unknown batch', ADMIN, { method: 'POST', url: '/api/customers/batch', payload: { action: 'explode', ids: [] } }, 422, 'validation'],
  ['a batch of nothing', ADMIN, { method: 'POST', url: '/api/customers/batch', payload: { action: 'delete' } }, 422, 'validation'],
  ['an export in an unknown format', ADMIN, { url: '/api/customers/export?format=pdf' }, 400, 'badParameter'],
  ['an export of an unknown column', ADMIN, { url: '/api/customers/export?columns=code,colour' }, 400, 'unknownColumn'],
  ['an export of a password', ADMIN, { url: '/api/users/export?columns=password' }, 400, 'unknownColumn'],
  ['restoring to no version', ADMIN, { method: 'POST', url: '/api/customers/none/restore', payload: {} }, 422, 'validation'],
  ['writing the audit trail', ADMIN, { method: 'POST', url: '/api/auditEntries', payload: { action: 'x' } }, 405, 'appendOnly'],
  ['deleting from the audit trail', ADMIN, { method: 'DELETE', url: '/api/auditEntries/1' }, 405, 'appendOnly'],
  ['a role without the right to create', DEALER, { method: 'POST', url: '/api/currencies', payload: {} }, 403, 'forbidden'],
  ['a role without the right to see', DEALER, { url: '/api/lookups' }, 403, 'forbidden'],
  ['a role without the right to list', DEALER, { url: '/api/dealers' }, 403, 'forbidden'],
  [
    'a role without the right to delete many',
    DEALER,
    { method: 'POST', url: '/api/customers/batch', payload: { action: 'delete', ids: [] } },
    403,
    'forbidden',
  ],
]

describeEachEngine('a call that can’t be answered', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains })

  test.each(REFUSALS)('%s is refused', async (_title, email, request, status, code) => {
    const answer = await hub.as(email, request)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().message).not.toBe(code)
    expect(answer.body).not.toMatch(/sqlite|postgres|\.ts|node_modules|select /i)
  })

  test.each([
    ['filter={x', 'The parameter "filter" must be a JSON object, for example {"id":"1"}'],
    ['filter={"code":{"a":1}}', 'The filter by "code" is not valid'],
    ['range=[0]&range=[1]', 'The parameter "range" is not valid: The same entry appears more than once'],
    ['range=5', 'The parameter "range" must be a JSON list of the first and the last row, for example [0,24], with at most 1000 rows'],
    ['sort=code', 'The parameter "sort" must be a JSON list of fields and directions, for example ["id","ASC"], with at most 4 fields'],
  ])('says which parameter of a list is wrong, and what is expected (%s)', async (query, message) => {
    expect((await hub.as(ADMIN, { url: `/api/customers?${query}` })).json()).toMatchObject({ message })
  })

  test('says so of the parameters of other calls, in the requested language', async () => {
    const url = '/api/customers/export?format=pdf'
    const english = (await hub.as(ADMIN, { url })).json()
    expect(english).toMatchObject({
      message: 'The parameter "format" is not valid: Must be one of: csv, xlsx, json',
      details: { format: { keyword: 'enum' } },
    })
    const french = (await hub.as(ADMIN, { url, headers: { 'accept-language': 'fr' } })).json()
    expect(french.message).toBe(`Le paramètre «\u202fformat\u202f» n’est pas valide\u202f: ${french.params.reason}`)
  })

  test('is in the requested language', async () => {
    const messages = await Promise.all(
      ['en', 'fr-CH, en;q=0.5', 'ar', 'tr', 'de', 'xx, tr;q=0.1'].map(async (language) => {
        const answer = await hub.as(undefined, { url: '/api/customers', headers: { 'accept-language': language } })
        return [answer.headers['content-language'], answer.json().message]
      }),
    )
    expect(messages.map(([language]) => language)).toEqual(['en', 'fr', 'ar', 'tr', 'en', 'tr'])
    expect(new Set(messages.map(([, message]) => message)).size).toBe(4)
  })

  test('says at which fields values are wrong, in words and for programs', async () => {
    const payload = { code: 'C1', firstName: 'A', email: 'nobody', phoneNumber: '12', address: 'x' }
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/customers', payload })
    expect(answer.json()).toMatchObject({
      code: 'validation',
      errors: { email: 'Invalid email format', secondName: expect.any(String), phoneNumber: expect.any(String) },
      details: { email: { keyword: 'format', format: 'email' }, secondName: { keyword: 'required' }, phoneNumber: { format: 'phone' } },
    })
  })

  test('a value that is taken is reported at its field', async () => {
    const [first] = (await hub.as(ADMIN, { url: '/api/customers' })).json()
    const { id: _id, ...copy } = first
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/customers', payload: copy })
    expect([answer.statusCode, answer.json().details]).toEqual([422, { code: { keyword: 'unique', params: {} } }])
  })

  test('a dangling reference is reported at its field', async () => {
    const [first] = (await hub.as(ADMIN, { url: '/api/customers' })).json()
    const answer = await hub.as(ADMIN, { method: 'PUT', url: `/api/customers/${first.id}`, payload: { country: 'QQ' } })
    expect([answer.statusCode, answer.json().details]).toEqual([422, { country: { keyword: 'reference', params: {} } }])
  })

  test('deleting what others refer to says who', async () => {
    const answer = await hub.as(ADMIN, { method: 'DELETE', url: '/api/currencies/SAR' })
    expect([answer.statusCode, answer.json().code, answer.json().params.entity]).toEqual([409, 'referenced', 'bankAccounts'])
  })
})
