import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'
import { withBargains } from '../../support/models/bargains.ts'

const { types } = await loadFieldTypes()

/** An entity with every field type. */
const everything = {
  file: 'schemas/everything.ts',
  schema: {
    $id: 'everything',
    type: 'object',
    properties: Object.fromEntries(
      types.map(({ name, samples }) => [
        `${name}Field`,
        { ...samples[0]?.schema, ...(name.startsWith('reference') && { reference: 'customers', anyTenant: true }) },
      ]),
    ),
  },
}

const hub = suiteApp({ schemas: [...withBargains, everything], customers: 1 })

test('the OpenAPI document is valid and describes every call of every entity', async () => {
  const answer = await hub.as(undefined, { url: '/api/openapi.json' })
  const document = answer.json()
  const result = await new Validator().validate(document)
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths['/api/everything/{id}'])).toEqual(['get', 'put', 'delete'])
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/customers',
      '/api/customers/export',
      '/api/bargains/{id}/restore',
      '/api/Auth/login',
      '/api/jobs/{id}',
      '/api/health',
    ]),
  )
  expect(document.paths['/api/auditEntries']).not.toHaveProperty('post')
  expect(Object.keys(document.paths).filter((path) => /^\/api\/sessions|refreshTokens|uploads\/\{id\}\/history/.test(path))).toEqual([])
})

test('every reference of the document leads somewhere', async () => {
  const answer = await hub.as(undefined, { url: '/api/openapi.json' })
  const document = answer.json()
  const references = [...answer.body.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'))
  expect(references.length).toBeGreaterThan(50)
  const dead = references.filter((path) => path.reduce((value, key) => value?.[key], document) === undefined)
  expect(dead).toEqual([])
})

test('long schemas that many calls have in common stand in the document once, by their names', async () => {
  const { paths } = (await hub.as(undefined, { url: '/api/openapi.json' })).json()
  const times = new Map<string, number>()
  JSON.stringify(paths, (name, value) => {
    const text = name === 'schema' || name === 'items' ? JSON.stringify(value) : ''
    if (text.length > 700) times.set(text, (times.get(text) ?? 0) + 1)
    return value
  })
  expect(times.size).toBeGreaterThan(5)
  expect([...times].flatMap(([text, count]) => (count > 5 ? [`${count} times: ${text}`] : []))).toEqual([])
})

test('what the document says of a record is what is answered', async () => {
  const { components } = (await hub.as(undefined, { url: '/api/openapi.json' })).json()
  const [customer] = (await hub.as(ADMIN, { url: '/api/customers' })).json()
  // `_lock` is present while a record is locked.
  const described = Object.keys(components.schemas.customers.properties).filter((name) => name !== '_lock')
  expect(described.toSorted()).toEqual(Object.keys(customer).toSorted())
  expect(components.schemas.users.properties).not.toHaveProperty('password')
  expect(components.schemas.users_input.properties.password.writeOnly).toBe(true)
})

test('schemas show each caller what it may see and do, and no more', async () => {
  const of = async (email: string) => (await hub.as(email, { url: '/api/schemas' })).json<{ id: string; actions: string[] }[]>()
  const [admin, dealer] = [await of(ADMIN), await of(DEALER)]
  expect(admin.map(({ id }) => id)).toEqual(expect.arrayContaining(['lookups', 'auditEntries', 'everything']))
  expect(dealer.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['lookups']))
  expect(dealer.find(({ id }) => id === 'customers')?.actions).toEqual(['list', 'show', 'create', 'edit', 'export'])
  const others = (all: readonly { id: string }[]) => JSON.stringify(all.filter(({ id }) => id !== 'cars'))
  expect(others(dealer)).not.toMatch(/"margin"|"cost"|"remark"|sessions|refreshTokens|tokenHash/)
  expect(others(admin)).toMatch(/"margin".*"cost"/)
  expect((await hub.as(undefined, { url: '/api/schemas' })).statusCode).toBe(401)
})

test('the page of the API runs under a policy without inline or evaluated code', async () => {
  const page = await hub.as(undefined, { url: '/api/docs' })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(page.body).not.toContain('__CSP_NONCE__')
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toHaveLength(3)
  for (const url of files) expect((await hub.as(undefined, { url })).statusCode).toBe(200)
})

test('browsers keep the files of the viewer until another release of it', async () => {
  const url = '/api/docs/swagger-ui-bundle.js'
  const first = await hub.as(undefined, { url })
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^W\/"\d+\.\d+\.\d+"$/) })
  const asked = async (release: unknown) => {
    const { statusCode, body } = await hub.as(undefined, { url, headers: { 'if-none-match': String(release) } })
    return [statusCode, body.length]
  }
  expect(await asked(first.headers.etag)).toEqual([304, 0])
  expect(await asked('W/"1.0.0"')).toEqual([200, first.body.length])
})
