import { Ajv2020 } from 'ajv/dist/2020.js'
import type { JSONSchema } from 'json-schema-to-ts'
import { expect, test } from 'vitest'
import type { CallContract, ObjectSchema } from '../../../src/model/calls/callContract.ts'
import { namedEntity } from '../../../src/model/entityOf.ts'
import { createAccessPolicies } from '../../../src/server/records/access/access.ts'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

type Members = Readonly<Record<string, unknown>>

/** A request that violates a contract, and its refusal: at a member, or with a code. */
interface Forbidden {
  readonly what: string
  readonly query?: Members
  readonly headers?: Members
  readonly body?: unknown
  readonly refused: { readonly status: number; readonly code: string; readonly member?: string; readonly keyword?: string }
}

const SAMPLES: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  money: '10.00',
  decimal: '1',
  date: '2026-01-31',
  'date-time': '2026-01-31T10:00:00.000Z',
}

/** A valid value of the schema. */
function sampleOf(schema: JSONSchema): unknown {
  if (typeof schema !== 'object') return 'x'
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [type] = [schema.type].flat()
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return 1
  if (type === 'array') return []
  if (type === 'object') return {}
  return (SAMPLES[String(schema.format)] ?? '1').padEnd(Number(schema.minLength ?? 1), '1')
}

const sampleMembers = ({ properties, required = [] }: ObjectSchema): Members =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? true)]))

const without = (members: Members, name: string): Members => Object.fromEntries(Object.entries(members).filter(([one]) => one !== name))

/** Invalid values of a member, each with the violated keyword. */
function wrongValues(schema: JSONSchema): readonly (readonly [value: unknown, keyword: string])[] {
  if (typeof schema !== 'object') return []
  const types: readonly unknown[] = [schema.type].flat()
  return [
    ...(schema.type !== undefined ? [[types.includes('object') ? 'x' : { a: 1 }, 'type'] as const] : []),
    ...(Array.isArray(schema.enum) ? [['no choice', 'enum'] as const] : []),
    ...(schema.maxLength === undefined || schema.format !== undefined ? [] : [['x'.repeat(schema.maxLength + 1), 'maxLength'] as const]),
    ...(schema.minLength !== undefined && schema.minLength > 1 ? [['x'.repeat(schema.minLength - 1), 'minLength'] as const] : []),
    ...(typeof schema.format === 'string' && schema.format !== 'password' ? [['no such thing', 'format'] as const] : []),
  ]
}

function forbiddenBodies(schema: ObjectSchema): Forbidden[] {
  const valid = sampleMembers(schema)
  const refused = (member: string, keyword: string) => ({ status: 422, code: 'validation', member, keyword })
  return [
    ...(schema.required ?? []).slice(0, 1).map((name) => ({ what: 'a list as its body', body: [], refused: refused(name, 'required') })),
    ...(schema.required ?? []).flatMap((name) => [
      { what: `no ${name}`, body: without(valid, name), refused: refused(name, 'required') },
      { what: `null as ${name}`, body: { ...valid, [name]: null }, refused: refused(name, 'required') },
      { what: `a blank ${name}`, body: { ...valid, [name]: ' ' }, refused: refused(name, 'required') },
    ]),
    ...Object.entries(schema.properties).flatMap(([name, one]) =>
      wrongValues(one).map(([value, keyword]) => ({
        what: `a ${name} that fails ${keyword}`,
        body: { ...valid, [name]: value },
        refused: refused(name, keyword),
      })),
    ),
    ...(schema.additionalProperties === false
      ? [{ what: 'an unknown member', body: { ...valid, nothing: 1 }, refused: refused('nothing', 'additionalProperties') }]
      : []),
  ]
}

function forbiddenQueries(schema: ObjectSchema): Forbidden[] {
  const valid = sampleMembers(schema)
  const refused = (member: string) => ({ status: 400, code: 'badParameter', member })
  return [
    ...(schema.required ?? []).map((name) => ({ what: `no ${name}`, query: without(valid, name), refused: refused(name) })),
    ...Object.entries(schema.properties).flatMap(([name, one]) => {
      if (typeof one !== 'object') return []
      const items = typeof one.items === 'object' && 'enum' in one.items ? one.items.enum : undefined
      const closed = one.enum !== undefined || items !== undefined || one.type === 'boolean'
      const wrong = (what: string, value: string): Forbidden => ({ what, query: { ...valid, [name]: value }, refused: refused(name) })
      return [
        ...(closed ? [wrong(`a ${name} that it does not know`, 'nothing')] : []),
        ...(one.maxLength === undefined ? [] : [wrong(`too long a ${name}`, 'x'.repeat(one.maxLength + 1))]),
      ]
    }),
  ]
}

function forbiddenHeaders(schema: ObjectSchema): Forbidden[] {
  const valid = sampleMembers(schema)
  const refused = (member: string) => ({ status: 400, code: 'badRequest', member })
  return [
    ...(schema.required ?? []).map((name) => ({ what: `no ${name}`, headers: without(valid, name), refused: refused(name) })),
    ...Object.keys(schema.properties).map((name) => ({
      what: `too long a ${name}`,
      headers: { ...valid, [name]: 'x'.repeat(201) },
      refused: refused(name),
    })),
  ]
}

/** All violations of a contract, one at a time; the rest of the request is valid. */
function forbiddenBy({ query, headers, body }: CallContract): Forbidden[] {
  const valid = {
    ...(query && { query: sampleMembers(query) }),
    ...(headers && { headers: sampleMembers(headers) }),
    ...(body && { body: sampleMembers(body) }),
  }
  return [
    ...(body ? forbiddenBodies(body) : []),
    ...(query ? forbiddenQueries(query) : []),
    ...(headers ? forbiddenHeaders(headers) : []),
  ].map((one) => ({ ...valid, ...one }))
}

const texts = (members: Members = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))

/** Calls whose body can't violate its contract: any wrong ticket is answered as one that has been used. */
const ANY_BODY = ['/api/Auth/oidc/exchange']

describeEachEngine('declared calls', (engine) => {
  const hub = engineApp(engine, { customers: 5 })

  function send({ method, path, right }: CallContract, { query, headers, body }: Partial<Forbidden>) {
    const search = new URLSearchParams(texts(query)).toString()
    const url = `${path.replace(/\{\w+\}/g, 'none')}${search === '' ? '' : `?${search}`}`
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    return hub.as(right === 'anybody' ? undefined : ADMIN, {
      method,
      url,
      headers: { ...texts(headers), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...payload,
    })
  }

  const access = createAccessPolicies()

  /** Whether the Admin has the right, which is checked before the contract: nobody imports bidding terms, for example. */
  function isAllowed({ right }: CallContract): boolean {
    if (typeof right !== 'object' || !('resource' in right)) return true
    return access(namedEntity(hub, right.resource), { id: '', roles: ['Admin'] }).allowed.has(right.action)
  }

  test('have contracts that are valid JSON Schemas, which the server takes for granted', () => {
    const ajv = new Ajv2020()
    const wrong = hub.app.calls.flatMap(({ path, query, headers, body, answer }) =>
      [query, headers, body, answer].filter((schema) => schema && !ajv.validateSchema(schema)).map(() => `${path}: ${ajv.errorsText()}`),
    )
    expect(wrong).toEqual([])
  })

  test('refuse what their contract forbids, with the code and the member that is wrong', async () => {
    const problems: string[] = []
    const calls = hub.app.calls.filter(isAllowed)
    const unsent = calls.filter(({ body }) => body && forbiddenBodies(body).length === 0)
    expect(unsent.map(({ path }) => path)).toEqual(ANY_BODY)
    for (const call of calls)
      for (const one of forbiddenBy(call)) {
        const answer = await send(call, one)
        const { code, params, details } = answer.json()
        const { status, member, keyword } = one.refused
        const wrong =
          answer.statusCode !== status ||
          code !== one.refused.code ||
          (member !== undefined && (keyword === undefined ? params.field !== member : details?.[member]?.keyword !== keyword))
        if (wrong) problems.push(`${call.method} ${call.path} with ${one.what}: ${answer.statusCode} ${answer.body}`)
      }
    expect(problems).toEqual([])
  })

  test('need a session, except for the public ones', async () => {
    const answers = hub.app.calls
      .filter(({ right }) => right !== 'anybody' && right !== 'handler')
      .map(async ({ method, path }) => {
        const { statusCode } = await hub.as(undefined, { method, url: path.replace(/\{\w+\}/g, 'none') })
        return statusCode === 401 ? [] : [`${method} ${path}: ${statusCode}`]
      })
    expect((await Promise.all(answers)).flat()).toEqual([])
  })

  test('that ask for nothing answer what they document', async () => {
    const open = hub.app.calls.filter(({ method, path, query, answer }) => {
      return method === 'GET' && answer !== undefined && !path.includes('{') && (query?.required ?? []).length === 0
    })
    const statuses = await Promise.all(open.map(async (call) => [call.path, (await send(call, {})).statusCode]))
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  test('each stand in the description of the API once, with a success and a summary', async () => {
    const { paths } = (await hub.as(ADMIN, { url: '/api/openapi.json' })).json()
    const names = hub.app.calls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { method, path, summary } of hub.app.calls) {
      const described = paths[path]?.[method.toLowerCase()]
      expect([path, described?.summary]).toEqual([path, summary])
    }
  })
})
