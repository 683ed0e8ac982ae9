import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DevServer, eventually, startDevServer } from '../support/processes/devServer.ts'

let dev: DevServer
let token: string

const insurers = (properties: string) => `import { defineEntity } from '../src/model/defineEntity.ts'

export const insurers = defineEntity({
  $id: 'insurers',
  title: 'Insurer',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1 }, country: { type: 'string', reference: 'countries' }, ${properties} },
})
`
const file = () => join(dev.folder, 'schemas/insurers.ts')
const write = (text: string) => writeFileSync(file(), text)

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${dev.url}/api/${path}`, { ...init, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } })

const create = (record: object) => call('insurers', { method: 'POST', body: JSON.stringify(record) })

const answers = async (path: string, status: number) => {
  const answered = async () => ((await call(path)).status === status ? true : undefined)
  expect(await eventually(answered, `GET ${path} answers ${status}; ${dev.output()}`)).toBe(true)
}

const reloads = () => dev.messages().filter((type) => type === 'full-reload').length

beforeAll(async () => {
  dev = await startDevServer()
  const body = JSON.stringify({ email: 'admin@cardealerhub.test', password: 'demo1234' })
  const login = await call('Auth/login', { method: 'POST', body })
  token = ((await login.json()) as { readonly token: string }).token
})

afterAll(() => dev?.stop())

describe('while npm run dev runs', () => {
  test('a new schema becomes a table, an API and a page, with nothing started again by hand', async () => {
    expect((await call('insurers')).status).toBe(404)
    const before = reloads()
    write(insurers('phone: { type: "string", format: "phone" }'))
    await answers('insurers', 200)
    await eventually(() => (reloads() > before ? true : undefined), 'the page gets word to reload')
    const made = await create({ name: 'Anadolu', phone: '+90 212 555 1234' })
    expect(made.status, await made.clone().text()).toBeLessThan(300)
    const validator = await (await fetch(`${dev.url}/@id/__x00__virtual:validators/insurers`)).text()
    expect(validator).toContain('phone')
  })

  test('a mistake in a schema is printed with file, place and remedy while the last good server goes on', async () => {
    write(insurers('phone: { type: "string", minLenght: 3 }'))
    await eventually(() => (dev.output().includes('minLenght') ? true : undefined), 'the mistake is printed')
    expect(dev.output()).toContain('schemas/insurers.ts:8#/properties/phone/minLenght')
    expect(dev.output()).toContain("write 'minLength'")
    expect(dev.messages().at(-1)).toBe('error')
    expect((await call('insurers')).status).toBe(200)
  })

  test('so is a syntax error, with its line', async () => {
    write('export const insurers = {\n  $id: "insurers"\n  type: "object",\n}\n')
    await eventually(() => (dev.output().includes('schemas/insurers.ts:3: ') ? true : undefined), 'the mistake is printed')
    expect(dev.messages().at(-1)).toBe('error')
    expect((await call('insurers')).status).toBe(200)
  })

  test('one address is printed, that of the page', () => {
    expect(new Set(dev.output().match(/https?:\/\/[^\s/]+/g))).toEqual(new Set([dev.url]))
  })

  test('a corrected schema is taken up, its new column included', async () => {
    const before = reloads()
    write(insurers('phone: { type: "string", format: "phone" }, licence: { type: "string", maxLength: 5 }'))
    await eventually(() => (reloads() > before ? true : undefined), 'the page gets word to reload')
    expect((await create({ name: 'Axa', licence: 'L-1' })).status).toBeLessThan(300)
    expect((await create({ name: 'Axa', licence: 'too long' })).status).toBe(422)
  })

  test('a removed schema whose table has rows stops the server with the plan, until the schema is back', async () => {
    const text = readFileSync(file(), 'utf8')
    rmSync(file())
    await eventually(() => (/insurers: .*2 rows/.test(dev.output()) ? true : undefined), 'the plan counts the rows')
    await answers('customers', 503)
    write(text)
    await answers('insurers', 200)
  })

  test('a removed schema whose table is empty takes its table and its API away', async () => {
    const rows = (await (await call('insurers')).json()) as readonly { readonly id: string }[]
    expect(rows.length).toBe(2)
    for (const { id } of rows) expect((await call(`insurers/${id}`, { method: 'DELETE' })).status).toBeLessThan(300)
    rmSync(file())
    await answers('insurers', 404)
    expect((await call('customers')).status).toBe(200)
  })
})
