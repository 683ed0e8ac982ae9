import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import type { AnswerOf } from '../../../src/model/calls/callContract.ts'
import type { sessionCalls } from '../../../src/model/calls/sessionCalls.ts'
import type { LocaleName } from '../../../src/providers/i18n/locales.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { PATIENCE_MS } from '../patience.ts'
import { type HubTexts, hubTexts } from '../texts/hubTexts.ts'
import type { TestBrowser, WatchedPage } from './browser.ts'

export const ADMIN = 'admin@cardealerhub.test'
export const DEALER = 'dealer@cardealerhub.test'

/** Inputs only: a group may have the same name as one of its fields. */
const INPUTS = 'input, textarea, [role=combobox], [contenteditable]'

export interface Looks {
  readonly locale?: LocaleName
  readonly mode?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** Whether an Admin views all firms instead of the house. */
  readonly allFirms?: boolean
}

/** A person with their own browser, who finds elements by their accessible names. */
export interface Person extends Pick<WatchedPage, 'expectClean' | 'close'> {
  readonly page: Page
  readonly t: HubTexts
  /** Opens an address of the product. */
  readonly visit: (path: string) => Promise<void>
  /** Types the credentials on the page that is open and sends them. */
  readonly enter: (email: string, password: string) => Promise<void>
  /** Navigates like a link, without reloading the product. */
  readonly follow: (path: string) => Promise<void>
  /** Signs in by the API, and opens a page if one is named. Tests of the sign-in page use `enter`. */
  readonly signIn: (email?: string, path?: string) => Promise<void>
  /** The first input of an entity's field, within the page or a part of it. */
  readonly input: (entity: string, field: string, within?: Locator) => Locator
  /** A link of the main menu by its name. */
  readonly way: (name: string, page?: Page) => Locator
  /** A button by the key of its text. */
  readonly button: (key: string, within?: Locator) => Locator
  /** Calls the API with the session's token. */
  readonly api: (path: string, init?: RequestInit) => Promise<Response>
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A label with or without the star of a required field. */
const labelled = (text: string): RegExp => new RegExp(`^${escaped(text)}(\\s*\\*)?$`)

const remember = ({ locale = 'en', mode = 'dark', allFirms = false }: Looks): string => `
  if (!${allFirms} && sessionStorage.getItem('chosenFirm') === null) sessionStorage.setItem('chosenFirm', '${HOUSE_FIRM}')
  if (localStorage.getItem('themeSite') === null) {
    localStorage.setItem('themeSite', JSON.stringify({ mode: '${mode}' }))
    localStorage.setItem('locale', '${locale}')
    localStorage.setItem('RaStore.locale', JSON.stringify('${locale}'))
  }`

/** Header of the page's firm. Records that an Admin of all firms creates belong to the house, unless the body says otherwise. */
const firmOf = async (page: Page, path: string, { method, body }: RequestInit): Promise<Record<string, string>> => {
  const admin = await page.evaluate<boolean>(`(localStorage.getItem('user') ?? '').includes('"Admin"')`)
  const chosen = await page.evaluate<string>(`sessionStorage.getItem('chosenFirm') ?? ''`)
  const makes = method === 'POST' && /^[a-zA-Z]+$/.test(path) && !String(body).includes('"firm"')
  return admin && (chosen !== '' || makes) ? { 'x-firm': chosen || HOUSE_FIRM } : {}
}

const FOLLOW = (path: string): string => `
  history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(path)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`

/** Stores a session as the sign-in page does (specification, section 3). */
const storeSession = ({ token, refreshToken, ...user }: AnswerOf<typeof sessionCalls.signIn>): string => {
  const { id, name: userName, email, imageId: avatar, userRoles: authority } = user
  const items = {
    user: JSON.stringify({ id, userName, email, avatar, authority, accessToken: token, refreshToken }),
    token,
    signedIn: 'true',
  }
  return `Object.assign(localStorage, ${JSON.stringify(items)})`
}

const storedToken = (page: Page) => page.evaluate<string>(`localStorage.getItem('token') ?? ''`)

/** A new browser for a new person. */
export async function newPerson(browser: Pick<TestBrowser, 'newPage'>, origin: string, looks: Looks = {}): Promise<Person> {
  const { width = 1280, height = 800, locale = 'en' } = looks
  const options: BrowserContextOptions = { viewport: { width, height }, reducedMotion: 'reduce', acceptDownloads: true }
  const { page, expectClean, close } = await browser.newPage(options)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript({ content: remember(looks) })
  const t = await hubTexts(locale)

  const visit = async (path: string) => {
    await page.goto(`${origin}${path}`)
  }
  const enter = async (email: string, password: string) => {
    await page.getByRole('textbox', { name: t('auth.fields.email'), exact: true }).fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
  }
  return {
    page,
    t,
    expectClean,
    close,
    visit,
    enter,
    follow: (path) => page.evaluate<void>(FOLLOW(path)),
    signIn: async (email = ADMIN, path) => {
      const answer = await fetch(`${origin}/api/Auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      })
      expect(answer.status).toBe(200)
      const blank = `${origin}/sign-in`
      await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await page.goto(blank)
      await page.evaluate(storeSession((await answer.json()) as AnswerOf<typeof sessionCalls.signIn>))
      await page.unroute(blank)
      if (path !== undefined) await visit(path)
    },
    input: (entity, field, within) =>
      (within ?? page.locator('#main-content'))
        .getByLabel(labelled(t(`resources.${entity}.fields.${field}`)))
        .and(page.locator(INPUTS))
        .first(),
    way: (name, of = page) => of.getByRole('navigation', { name: t('app.shell.mainMenu') }).getByRole('link', { name, exact: true }),
    button: (key, within) => (within ?? page).getByRole('button', { name: t(key), exact: true }),
    api: async (path, init = {}) =>
      fetch(`${origin}/api/${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${await storedToken(page)}`,
          'content-type': 'application/json',
          ...(await firmOf(page, path, init)),
          ...init.headers,
        },
      }),
  }
}

/** The first row of a list with a record; placeholder rows, which are inert, come before it. */
export const firstRow = (page: Page): Locator => page.locator('tbody:not([inert]) > tr').first()

/** Polls `read` until it returns the expected value, for values without an element to wait for. */
export const comesTo = <T>(read: () => Promise<T>, wanted: T): Promise<void> =>
  expect.poll(read, { timeout: PATIENCE_MS, interval: 50 }).toEqual(wanted)
