import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import account from '../../i18n/en/areas/account.ts'
import notifications from '../../i18n/en/areas/notifications.ts'
import session from '../../i18n/en/session.ts'
import { DEMO_PASSWORD } from '../../src/server/seed/demoUsers.ts'
import { startOidcProvider, type TestProvider } from '../support/app/oidcProvider.ts'
import { accessibilityProblems } from '../support/browser/axe.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, DEALER, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

const PICTURE = 'src/appearance/screenshots/signIn.png'
const EXPIRED = /status of 401/

describeInBrowser('one’s account', (browser) => {
  let server: ServerProcess
  let provider: TestProvider
  const people: Person[] = []
  const meet = async (): Promise<Person> => {
    const person = await newPerson(browser, server.origin)
    people.push(person)
    return person
  }
  beforeAll(async () => {
    provider = await startOidcProvider()
    const { issuer, clientId, clientSecret } = provider
    server = await startDemoServer({
      env: {
        OIDC_WORK_ISSUER: issuer,
        OIDC_WORK_CLIENT_ID: clientId,
        OIDC_WORK_CLIENT_SECRET: clientSecret,
        OIDC_WORK_LABEL: 'Our company',
      },
    })
  })
  afterAll(async () => {
    for (const person of people) await person.close()
    await server?.stop()
    await provider?.close()
  })

  const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const tab = ({ page }: Person, name: string) => page.getByRole('tab', { name, exact: true })
  const announced = ({ page }: Person, text: string) => page.getByText(text).first().waitFor()

  test('is entered through a provider, leads to the wanted page, and leaves no trace in the address', async () => {
    provider.next = { claims: { email: 'new.person@dealer.example', email_verified: true, name: 'Pat Provider' } }
    const person = await meet()
    await person.visit('/MyAccount#sessions')
    await person.page.getByRole('link', { name: 'Continue with Our company' }).click()
    await tab(person, account.sections.sessions).waitFor()
    await announced(person, account.sessions.onlyThis)
    expect(person.page.url()).toBe(`${server.origin}/MyAccount#sessions`)
    await person.expectClean()
  })

  test('that a stranger registered is taken from them when its owner comes by a provider, who reads so at once and at the bell', async () => {
    const email = 'owner@dealer.example'
    const body = { name: 'Stranger', email, password: 'trap-1234', confirmPassword: 'trap-1234' }
    const headers = { 'content-type': 'application/json' }
    const made = await fetch(`${server.origin}/api/Auth/sign-up`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(made.status).toBe(201)
    provider.next = { claims: { email, email_verified: true, name: 'Olga Owner' } }
    const person = await meet()
    await person.visit('/sign-in')
    await person.page.getByRole('link', { name: 'Continue with Our company' }).click()
    await person.page.waitForURL(/\/home$/)
    await announced(person, session.signIn.passwordRemoved)
    await person.page.getByRole('button', { name: /^1 unread notification/ }).click()
    await announced(person, notifications.kinds.passwordRemoved)
    await person.expectClean()
  })

  test('is not entered where the provider has not verified the address, and says so', async () => {
    provider.next = { claims: { email: 'other@dealer.example', email_verified: false } }
    const person = await meet()
    await person.visit('/sign-in')
    await person.page.getByRole('link', { name: 'Continue with Our company' }).click()
    await announced(person, 'The provider has not verified your email address')
    expect(person.page.url()).toBe(`${server.origin}/sign-in`)
  })

  test('has nothing in any section that axe objects to', async () => {
    const person = await meet()
    await person.signIn(DEALER, '/MyAccount')
    const { secondFactor: _adminsOnly, ...sections } = account.sections
    for (const name of Object.values(sections)) {
      await tab(person, name).click()
      await person.page.getByRole('tabpanel', { name }).getByRole('heading', { name, exact: true }).waitFor()
      expect(await accessibilityProblems(person.page)).toEqual([])
    }
    await person.expectClean()
  })

  test('shows a new name and a picture, cut by keys alone, in the shell at once', async () => {
    const person = await meet()
    const { page } = person
    await person.signIn(DEALER, '/MyAccount')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Renamed')
    await button(person, 'Save').click()
    await page.getByRole('button', { name: /Dana Renamed/ }).waitFor()
    await page.locator('input[type=file]').setInputFiles(PICTURE)
    await page.getByTestId('cropper').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await button(person, account.avatar.save).click()
    await button(person, account.avatar.change).waitFor()
    await page
      .getByRole('button', { name: /Dana Renamed/ })
      .locator('img')
      .waitFor()
    await person.expectClean([EXPIRED])
  })

  test('ends another session immediately, which must then sign in', async () => {
    const [here, there] = [await meet(), await meet()]
    await here.signIn(ADMIN, '/MyAccount')
    await there.signIn(ADMIN, '/MyAccount')
    // Its session has ended: an open page may learn that and go to sign-in during the next step.
    await there.page.goto('about:blank')
    await here.visit('/MyAccount#sessions')
    await button(here, account.sessions.endOthers).click()
    await announced(here, account.sessions.onlyThis)
    await there.visit('/Customer')
    await there.page.waitForURL(/\/sign-in\?redirectUrl=%2FCustomer/)
    await here.expectClean()
  })

  test('receives a notification live, with a link', async () => {
    const [admin, dealer] = [await meet(), await meet()]
    await admin.signIn(ADMIN)
    await dealer.signIn(DEALER, '/MyAccount')
    await button(dealer, /unread notification/).click()
    await button(dealer, notifications.readAll).click()
    await dealer.page.keyboard.press('Escape')
    await button(dealer, notifications.title).waitFor()
    const body = (value: object) => ({ method: 'POST', body: JSON.stringify(value) })
    const user = await dealer.page.evaluate<string>(`JSON.parse(localStorage.getItem('user')).id`)
    for (const action of ['create', 'show']) await admin.api('userRights', body({ user, entity: 'salesOrders', action, effect: 'allow' }))
    const [customer] = (await (await dealer.api('customers?range=[0,0]&filter={"blocked":false}')).json()) as { id: string }[]
    const [warehouse] = (await (await dealer.api('warehouses?range=[0,0]')).json()) as { id: string }[]
    const [material] = (await (await dealer.api('materials?range=[0,0]&filter={"active":true}')).json()) as { id: string }[]
    const lines = [{ lineType: 'material', material: material?.id, quantity: '1', price: '10', vatPercentage: '20' }]
    const order = { date: '2026-05-05', customer: customer?.id, warehouse: warehouse?.id, lines }
    const { id, ficheNumber } = (await (await dealer.api('salesOrders', body(order))).json()) as { id: string; ficheNumber: string }
    await button(dealer, notifications.title).waitFor()
    await admin.api('salesOrders/batch', { ...body({ action: 'approve', ids: [id] }), headers: { 'x-firm': '' } })
    await button(dealer, '1 unread notification').click()
    await dealer.page.getByRole('button', { name: `Order ${ficheNumber} was approved.` }).click()
    await comesTo(async () => dealer.page.url().includes(id), true)
    await button(dealer, notifications.title).waitFor()
  })

  test('asks for the code of the app once two-step sign-in is on, and takes a recovery code in its place', async () => {
    const admin = await meet()
    const { page } = admin
    await admin.signIn()
    await admin.visit('/MyAccount#secondFactor')
    const texts = account.secondFactor
    await page.getByLabel(texts.current).fill(DEMO_PASSWORD)
    await button(admin, texts.turnOn).click()
    const secret = await page
      .locator('bdi')
      .filter({ hasText: /^[A-Z2-7]{16,}$/ })
      .innerText()
    await page.getByLabel(texts.code, { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await button(admin, texts.confirm).click()
    const recovery = (await page.locator('pre').innerText()).split('\n')
    expect(recovery.length).toBeGreaterThan(5)

    const again = await meet()
    await again.visit('/sign-in')
    await again.enter(ADMIN, DEMO_PASSWORD)
    const code = again.page.getByRole('textbox', { name: session.signIn.secondFactorCode })
    await code.fill('000000')
    await button(again, session.signIn.submit).click()
    await again.page.getByText(session.signIn.invalidSecondFactor).first().waitFor()
    expect(await accessibilityProblems(again.page)).toEqual([])
    await code.fill(recovery[0] ?? '')
    await button(again, session.signIn.submit).click()
    await again.page.waitForURL(/\/home$/)
    await again.visit('/MyAccount#secondFactor')
    await again.page.getByLabel(texts.current).fill(DEMO_PASSWORD)
    await button(again, texts.turnOff).click()
    await again.page.getByText(texts.off, { exact: true }).waitFor()
  })
})
