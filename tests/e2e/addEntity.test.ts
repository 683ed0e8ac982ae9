import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FieldType } from '../../src/model/fieldType.ts'
import { humanize } from '../../src/model/naming.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, DEALER, firstRow, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import { copyProject, type DevServer, eventually, startDevServer } from '../support/processes/devServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'
import { nodeBinary } from '../support/processes/spawnSupervised.ts'

const define = (name: string, schema: object): string =>
  `import { defineEntity } from '../src/model/defineEntity.ts'\n\nexport const ${name} = defineEntity(${JSON.stringify(schema, null, 2)})\n`

const insurers = {
  $id: 'insurers',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', search: true },
    premium: { type: 'string', format: 'money' },
    country: { type: 'string', reference: 'countries' },
  },
}

/** Field types with values that must be uploaded first, or that are never returned. */
const NOT_SENT = new Set(['image', 'images', 'file', 'files', 'password'])

const REFERENCES: Readonly<Record<string, unknown>> = { reference: 'TR', references: ['DE', 'TR'] }

const schemaOf = (type: FieldType): object => {
  const schema = type.samples[0]?.schema ?? {}
  return schema.reference === undefined ? schema : { ...schema, reference: 'countries' }
}

const isPlain = (value: unknown): boolean => value !== null && value !== '' && !(Array.isArray(value) && value.length !== 1)

const sampleOf = (type: FieldType): unknown => REFERENCES[type.name] ?? type.samples[0]?.valid.find(isPlain) ?? type.samples[0]?.valid[0]

const everything = (types: readonly FieldType[]) => ({
  $id: 'everything',
  title: 'Everything',
  type: 'object',
  properties: Object.fromEntries(types.map((type) => [`${type.name}Field`, schemaOf(type)])),
})

const signInOverHttp = async (origin: string, email: string): Promise<(path: string, init?: RequestInit) => Promise<Response>> => {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${origin}/api/Auth/login`, { method: 'POST', headers, body: JSON.stringify({ email, password: 'demo1234' }) })
  const { token } = (await login.json()) as { readonly token: string }
  return (path, init = {}) => fetch(`${origin}/api/${path}`, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } })
}

const build = async (folder: string): Promise<void> => {
  const { NODE_ENV: _env, VITEST: _vitest, ...env } = process.env
  await promisify(execFile)(nodeBinary, [join(folder, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: folder, env })
}

/** Creates an insurer with the generated list, form and page. */
const useInsurers = async (person: Person, name: string): Promise<void> => {
  const { page } = person
  await person.way('Insurers').click()
  await page.getByRole('link', { name: 'New insurer' }).click()
  const input = (label: string) => page.locator('#main-content').getByRole('textbox', { name: label })
  await input('Name').fill(name)
  await input('Premium').fill('1234.5')
  await page.getByRole('combobox', { name: 'Country' }).fill('Türk')
  await page.getByRole('option', { name: 'Türkiye' }).click()
  await person.button('app.form.save').click()
  await page.waitForURL(/\/insurers\/[^/]+\/show$/)
  await page.getByRole('definition').filter({ hasText: name }).waitFor()
  await page.getByRole('definition').filter({ hasText: '1,234.50' }).waitFor()
  await page.getByRole('definition').filter({ hasText: 'Türkiye' }).waitFor()
}

describeInBrowser('a schema file is all that a new entity needs', (browser) => {
  describe('after a build and a start', () => {
    let folder = ''
    let types: readonly FieldType[] = []
    let server: ServerProcess
    let admin: Person

    beforeAll(async () => {
      types = (await loadFieldTypes()).types
      folder = copyProject()
      writeFileSync(join(folder, 'schemas/insurers.ts'), define('insurers', insurers))
      writeFileSync(join(folder, 'schemas/everything.ts'), define('everything', everything(types)))
      await build(folder)
      server = await startDemoServer({ entry: join(folder, 'src/server/main.ts') })
      admin = await newPerson(browser, server.origin)
      await admin.signIn(ADMIN, '/MyAccount')
    })
    afterAll(async () => {
      await admin?.close()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    test('its API creates, reads, filters, changes and deletes, and is documented', async () => {
      const call = await signInOverHttp(server.origin, ADMIN)
      const created = await call('insurers', { method: 'POST', body: JSON.stringify({ name: 'Axa', premium: '10.00', country: 'FR' }) })
      expect(created.status, await created.clone().text()).toBe(201)
      const { id } = (await created.json()) as { readonly id: string }
      expect(await (await call(`insurers/${id}`)).json()).toMatchObject({ name: 'Axa', premium: '10.00', country: 'FR', _version: 1 })
      const names = async (filter: object) => {
        const answer = await call(`insurers?filter=${encodeURIComponent(JSON.stringify(filter))}`)
        return ((await answer.json()) as { readonly name: string }[]).map(({ name }) => name)
      }
      expect(await names({ premium_gte: '10', country: 'FR' })).toEqual(['Axa'])
      expect(await names({ premium_gt: '10' })).toEqual([])
      expect((await call('insurers', { method: 'POST', body: '{"country":"XX"}' })).status).toBe(422)
      expect((await call(`insurers/${id}`, { method: 'PUT', body: '{"premium":"11"}' })).status).toBe(200)
      expect((await call(`insurers/${id}`, { method: 'DELETE' })).ok).toBe(true)
      expect((await call(`insurers/${id}`)).status).toBe(404)
      const { paths } = (await (await call('openapi.json')).json()) as { readonly paths: object }
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/insurers', '/api/insurers/{id}', '/api/everything']))
    })

    test('its menu item, list, filters and forms are there', async () => {
      await useInsurers(admin, 'Anadolu')
      const { page, t } = admin
      await page.getByRole('link', { name: t('ra.action.edit') }).click()
      await page.locator('#main-content').getByRole('textbox', { name: 'Premium' }).fill('99')
      await admin.button('app.form.save').click()
      await page.getByRole('definition').filter({ hasText: '99.00' }).waitFor()
      await page.getByRole('link', { name: t('ra.action.list') }).click()
      await page.getByRole('row').filter({ hasText: 'Anadolu' }).waitFor()
      await admin.button('app.list.filters').click()
      const panel = page.getByRole('dialog', { name: t('app.list.filters') })
      await panel.getByRole('textbox', { name: /^Premium.*from/ }).fill('100')
      await page.getByText(t('app.list.noResults')).first().waitFor()
      await comesTo(() => page.getByRole('row').filter({ hasText: 'Anadolu' }).count(), 0)
      await admin.expectClean()
    })

    test('a dealer is refused it by default', async () => {
      const call = await signInOverHttp(server.origin, DEALER)
      expect((await call('insurers')).status).toBe(403)
      expect((await call('insurers', { method: 'POST', body: '{"name":"Mine"}' })).status).toBe(403)
      const dealer = await newPerson(browser, server.origin)
      await dealer.signIn(DEALER, '/MyAccount')
      await dealer.way('Customer').waitFor()
      expect(await dealer.way('Insurers').count()).toBe(0)
      await dealer.follow('/insurers')
      await dealer.page.waitForURL(/\/access-denied$/)
      await dealer.close()
    })

    test('a schema with every field type has an input, a filter and a shown value for each', async () => {
      const { page, t, follow } = admin
      const fields = types.map((type) => ({ type, label: humanize(`${type.name}Field`) }))
      const missing = async (within: ReturnType<typeof page.locator>, labels: readonly string[]) => {
        const text = await within.innerText()
        const inputs = await within.getByRole('textbox').evaluateAll((all) => all.map((one) => String(one.getAttribute('aria-label'))))
        return labels.filter((label) => !text.includes(label) && !inputs.includes(label))
      }
      const main = page.locator('#main-content')
      await follow('/everything/create')
      await admin.button('app.form.save').waitFor()
      await main.getByText('Text Field', { exact: false }).first().waitFor()
      await comesTo(
        () =>
          missing(
            main,
            fields.map(({ label }) => label),
          ),
        [],
      )
      expect(await page.getByText(t('app.form.unknownField')).count()).toBe(0)

      const call = await signInOverHttp(server.origin, ADMIN)
      const sent = types.filter(({ name }) => !NOT_SENT.has(name))
      const body = Object.fromEntries(sent.map((type) => [`${type.name}Field`, sampleOf(type)]))
      const created = await call('everything', { method: 'POST', body: JSON.stringify(body) })
      expect(created.status, await created.clone().text()).toBe(201)
      const record = (await created.json()) as Readonly<Record<string, unknown>>
      for (const type of sent) expect(record[`${type.name}Field`], type.name).not.toBeNull()

      await follow(`/everything/${record.id}/show`)
      await main.getByRole('definition').first().waitFor()
      await comesTo(
        () =>
          missing(
            main,
            fields.filter(({ type }) => !type.secret).map(({ label }) => label),
          ),
        [],
      )
      await follow(`/everything/${record.id}`)
      await admin.button('app.form.save').waitFor()
      await comesTo(
        () =>
          missing(
            main,
            fields.map(({ label }) => label),
          ),
        [],
      )
      await follow('/everything')
      await firstRow(page).waitFor()
      await admin.button('app.list.filters').click()
      const panel = page.getByRole('dialog', { name: t('app.list.filters') })
      await panel.getByText('Boolean Field', { exact: false }).first().waitFor()
      const closed = panel.locator('.MuiAccordionSummary-root[aria-expanded=false], .MuiAccordionSummary-root button[aria-expanded=false]')
      while ((await closed.count()) > 0) await closed.first().click()
      const filtered = fields.filter(({ type }) => type.storage === 'column' && type.operators.includes('eq'))
      await comesTo(
        () =>
          missing(
            panel,
            filtered.map(({ label }) => label),
          ),
        [],
      )
      await admin.expectClean()
    })
  })

  describe('while npm run dev runs', () => {
    let dev: DevServer
    let admin: Person
    let call: Awaited<ReturnType<typeof signInOverHttp>>
    const file = () => join(dev.folder, 'schemas/insurers.ts')
    const write = (properties: object = {}) =>
      writeFileSync(file(), define('insurers', { ...insurers, properties: { ...insurers.properties, ...properties } }))

    const create = (record: object) => call('insurers', { method: 'POST', body: JSON.stringify(record) })
    const answers = (path: string, status: number) =>
      eventually(async () => (await call(path)).status === status || undefined, `GET ${path} answers ${status}; ${dev.output()}`)
    const prints = (text: string) => eventually(() => dev.output().includes(text) || undefined, `${text} is printed`)

    beforeAll(async () => {
      dev = await startDevServer()
      admin = await newPerson(browser, dev.url)
      admin.page.setDefaultTimeout(60_000)
      await admin.signIn(ADMIN, '/MyAccount')
      await admin.way('Customer').waitFor()
      call = await signInOverHttp(dev.url, ADMIN)
    })
    afterAll(async () => {
      await admin?.close()
      await dev?.stop()
    })

    test('it becomes a table, an API and a page, in the open page too, with nothing started again by hand', async () => {
      expect((await call('insurers')).status).toBe(404)
      expect(await admin.way('Insurers').count()).toBe(0)
      write()
      await admin.way('Insurers').waitFor()
      await useInsurers(admin, 'Allianz')
    })

    test('a mistake is shown over the page with file, place and remedy; the server goes on, and the correction removes it', async () => {
      const { page } = admin
      const overlay = page.locator('vite-error-overlay')
      write({ phone: { type: 'string', minLenght: 3 } })
      await overlay.waitFor()
      const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '')
      for (const shown of [text, dev.output()]) {
        expect(shown).toMatch(/schemas\/insurers\.ts:\d+#\/properties\/phone\/minLenght/)
        expect(shown).toContain("write 'minLength'")
      }
      expect((await call('insurers')).status).toBe(200)

      write({ phone: { type: 'string', format: 'phone' } })
      await overlay.waitFor({ state: 'detached' })
      await eventually(async () => (await call('insurers?filter={"phone_null":true}')).ok || undefined, 'the new column can be filtered')
      const validator = await (await fetch(`${dev.url}/@id/__x00__virtual:validators/insurers`)).text()
      expect(validator).toContain('phone')
      await page.goto(`${dev.url}/insurers/create`)
      await page.locator('#main-content').getByRole('textbox', { name: 'Phone' }).waitFor()
      await page.goto('about:blank')
    })

    test('a syntax error is printed with its line, and the last good server goes on', async () => {
      writeFileSync(file(), 'export const insurers = {\n  $id: "insurers"\n  type: "object",\n}\n')
      await prints('schemas/insurers.ts:3: ')
      expect(dev.messages().at(-1)).toBe('error')
      expect((await call('insurers')).status).toBe(200)
    })

    test('one address of this machine is printed, that of the page', () => {
      expect(new Set(dev.output().match(/https?:\/\/(?:localhost|\d)[^\s/]*/g))).toEqual(new Set([dev.url]))
    })

    test('a corrected schema is used, its new column included', async () => {
      const reloads = () => dev.messages().filter((type) => type === 'full-reload').length
      const before = reloads()
      write({ phone: { type: 'string', format: 'phone' }, licence: { type: 'string', maxLength: 5 } })
      await eventually(() => reloads() > before || undefined, 'the page reloads')
      expect((await create({ name: 'Axa', licence: 'L-1' })).status).toBeLessThan(300)
      expect((await create({ name: 'Axa', licence: 'too long' })).status).toBe(422)
    })

    test('a removed schema whose table has rows stops the server with the plan, until the schema is back', async () => {
      const text = readFileSync(file(), 'utf8')
      rmSync(file())
      await eventually(() => /insurers: .*2 rows/.test(dev.output()) || undefined, 'the plan counts the rows')
      await answers('customers', 503)
      writeFileSync(file(), text)
      await answers('insurers', 200)
      expect(await (await call('insurers')).json()).toHaveLength(2)
    })

    test('a removed schema whose table is empty takes its table and its API away', async () => {
      const rows = (await (await call('insurers')).json()) as readonly { readonly id: string }[]
      for (const { id } of rows) expect((await call(`insurers/${id}`, { method: 'DELETE' })).status).toBeLessThan(300)
      rmSync(file())
      await answers('insurers', 404)
      expect((await call('customers')).status).toBe(200)
    })
  })
})
