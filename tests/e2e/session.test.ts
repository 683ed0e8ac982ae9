import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, comesTo, firstRow, type Looks, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'

const REFUSED = /status of 40[01]/
const EXPIRED = /status of 401/

const storage = ({ page }: Person) => page.evaluate<Record<string, string>>('({ ...localStorage, ...sessionStorage })')

describeInBrowser('session', (browser) => {
  let server: ServerProcess
  const people: Person[] = []
  const meet = async (looks?: Looks): Promise<Person> => {
    const person = await newPerson(browser, server.origin, { allFirms: true, ...looks })
    people.push(person)
    return person
  }
  beforeAll(async () => {
    server = await startDemoServer()
  })
  afterAll(async () => {
    for (const person of people) await person.close()
    await server?.stop()
  })

  const field = ({ page, t }: Person, name: string) =>
    page
      .getByRole('textbox', { name: t(`auth.fields.${name}`), exact: true })
      .or(page.locator(`input[name=${name}]`))
      .first()

  const signUp = async (person: Person, email: string): Promise<void> => {
    await person.visit('/sign-up')
    await field(person, 'name').fill('Nora New')
    await field(person, 'email').fill(email)
    await field(person, 'password').fill('first-pass')
    await field(person, 'confirmPassword').fill('first-pass')
    await person.button('auth.signUp.submit').click()
    await person.page.waitForURL(/\/home$/)
  }

  /** The newest code mailed to an address, read in the outbox by an Admin. */
  const mailedCode = async (admin: Person, email: string): Promise<string> => {
    const filter = encodeURIComponent(JSON.stringify({ to: email }))
    let code: string | undefined
    const read = async () => {
      const [mail] = (await (await admin.api(`outboxMails?filter=${filter}`)).json()) as { readonly text: string }[]
      code = /\b\d{6,}\b/.exec(mail?.text ?? '')?.[0]
      return code !== undefined
    }
    await comesTo(read, true)
    return code ?? ''
  }

  test.each([
    ['script', '**/assets/index-*.js'],
    ['texts', '**/assets/session-*.js'],
  ])('a page whose first %s cannot be fetched says so in every language, with the way to try again', async (_, files) => {
    const { page, visit } = await meet()
    await page.route(files, (route) => route.abort())
    await visit('/sign-in')
    await page.getByText('Beklenmeyen uygulama hatası!').waitFor()
    expect(await page.getByRole('link').allTextContents()).toEqual([
      'Reload the page',
      'إعادة تحميل الصفحة',
      'Recharger la page',
      'Sayfayı yeniden yükle',
    ])
    await page.unroute(files)
    await page.getByRole('link').first().click()
    await page.locator('input[name=email]').waitFor()
    expect(await page.getByText('Beklenmeyen uygulama hatası!').count()).toBe(0)
  })

  test('wrong credentials are reported in the specification’s words, and the input stays', async () => {
    const person = await meet()
    await person.visit('/sign-in')
    await person.button('auth.signIn.submit').click()
    await person.page.getByText('Please enter your email').waitFor()
    await person.page.getByText('Please enter your password').waitFor()
    await person.enter('nobody', '12345')
    await person.page.getByText('Please enter a valid email address').waitFor()
    await person.page.getByText('Password must be at least 6 characters').waitFor()
    await person.enter(ADMIN, 'not the password')
    await person.page.getByText('Login Failed Invalid Username or The Password').waitFor()
    expect(await field(person, 'email').inputValue()).toBe(ADMIN)
    await person.expectClean([REFUSED])
  })

  test('a new dealer signs up, forgets the password, sets another with the mailed code and signs in with it', async () => {
    const person = await meet()
    const { page, t } = person
    const email = 'nora@example.com'
    await signUp(person, email)
    await page.getByRole('heading', { level: 1, name: /Nora/ }).waitFor()
    expect(await page.getByRole('button', { name: t('app.shell.pages'), exact: true }).count()).toBe(0)

    await page.getByRole('button', { name: new RegExp(t('app.shell.userMenu')) }).click()
    await page.getByRole('menuitem', { name: t('ra.auth.logout') }).click()
    await page.waitForURL(/\/sign-in$/, { waitUntil: 'commit' })
    const left = await storage(person)
    expect(Object.keys(left).filter((key) => !['themeSite', 'locale', 'RaStore.locale'].includes(key))).toEqual([])

    await page.getByRole('link', { name: t('auth.signIn.forgotPassword') }).click()
    await field(person, 'email').fill(email)
    await person.button('auth.forgotPassword.submit').click()
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    const admin = await meet()
    await admin.signIn()
    const code = await mailedCode(admin, email)

    await page.getByRole('link', { name: t('auth.forgotPassword.enterCode') }).click()
    expect(await field(person, 'email').inputValue()).toBe(email)
    await field(person, 'code').fill(code)
    await field(person, 'password').fill('second-pass')
    await field(person, 'confirmPassword').fill('third-pass')
    await person.button('auth.resetPassword.submit').click()
    await page.getByText('The passwords do not match').waitFor()
    await field(person, 'confirmPassword').fill('second-pass')
    await person.button('auth.resetPassword.submit').click()
    await page.waitForURL(/\/sign-in$/, { waitUntil: 'commit' })
    await page.getByText(t('auth.resetPassword.success')).waitFor()

    await person.enter(email, 'first-pass')
    await page.getByText('Login Failed Invalid Username or The Password').waitFor()
    await person.enter(email, 'second-pass')
    await page.waitForURL(/\/home$/)
    await person.expectClean([REFUSED])
    await admin.expectClean()
  })

  test('an unknown address gets the same answer as a known one', async () => {
    const person = await meet()
    await person.visit('/forgot-password')
    await field(person, 'email').fill('stranger@example.com')
    await person.button('auth.forgotPassword.submit').click()
    await person.page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    await person.expectClean()
  })

  test('two tabs whose token has expired renew it together, and neither is signed out', async () => {
    const person = await meet()
    await person.signIn(undefined, '/MyAccount')
    const refreshes: string[] = []
    const context = person.page.context()
    context.on('request', (request) => request.url().endsWith('/Auth/refreshToken') && refreshes.push(request.url()))
    const other = await context.newPage()
    await other.goto(`${server.origin}/warehouses`)
    await firstRow(other).waitFor()
    await person.visit('/salesmen')
    await firstRow(person.page).waitFor()
    await person.page.evaluate(`localStorage.setItem('token', localStorage.getItem('token').replace(/.{9}$/, 'tampered_'))`)
    await Promise.all([person.page, other].map((page) => person.way('Customer', page).click()))
    for (const page of [person.page, other]) await page.getByRole('cell', { name: 'C00001', exact: true }).waitFor()
    expect(refreshes).toHaveLength(1)
    await person.expectClean([EXPIRED])
  })

  test('a session that cannot be renewed ends on the sign-in page, which leads back', async () => {
    const person = await meet()
    await person.signIn()
    await person.visit('/warehouses?perPage=10')
    await firstRow(person.page).waitFor()
    const search = person.page.locator('#main-content').getByPlaceholder(person.t('app.list.search'), { exact: true })
    // In one turn of the page: requests of its own, such as of the event stream, could end the session before a later step.
    await search.evaluate((input: HTMLInputElement) => {
      localStorage.setItem('token', 'stale')
      localStorage.setItem('user', JSON.stringify({ ...JSON.parse(localStorage.getItem('user') ?? '{}'), refreshToken: 'stale' }))
      input.focus()
      document.execCommand('insertText', false, 'warehouse')
    })
    await person.page.waitForURL((url) => url.pathname === '/sign-in', { waitUntil: 'commit' })
    expect(new URL(person.page.url()).searchParams.get('redirectUrl')).toMatch(/^\/Warehouse/)
    expect(await storage(person)).not.toHaveProperty('token')
    await person.page.getByText(person.t('auth.signIn.sessionEnded')).waitFor()
    await person.page.getByText('Unable to refresh token', { exact: true }).waitFor()
    await person.enter(ADMIN, 'demo1234')
    await person.page.waitForURL((url) => url.pathname === '/Warehouse')
    await person.expectClean([EXPIRED])
  })

  test('signing out in one tab signs out the others', async () => {
    const person = await meet()
    await person.signIn(undefined, '/MyAccount')
    const other = await person.page.context().newPage()
    await other.goto(`${server.origin}/warehouses`)
    await firstRow(other).waitFor()
    await person.page.getByRole('button', { name: new RegExp(person.t('app.shell.userMenu')) }).click()
    await person.page.getByRole('menuitem', { name: person.t('ra.auth.logout') }).click()
    await other.waitForURL((url) => url.pathname === '/sign-in', { waitUntil: 'commit' })
    expect(await other.evaluate(`localStorage.getItem('user')`)).toBeNull()
  })
})
