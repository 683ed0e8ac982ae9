import { CONTROL_SIZES, THEME_SCHEMAS } from '../../src/appearance/theme/settings.ts'
import type { Person } from '../support/browser/person.ts'
import type { Scene } from './sceneList.ts'

/** States of a screen after a user's action or a failure. */
interface State extends Scene {
  readonly role: 'Admin' | 'Dealer'
}

const named = (state: string, path: string, arrange: Scene['arrange'], role: State['role'] = 'Admin'): State => ({
  name: `${path} – ${state}`,
  path,
  role,
  ...(arrange && { arrange }),
})

const themed = (state: string, settings: Scene['settings'], path = '/home'): State => ({
  ...named(state, path, undefined),
  ...(settings && { settings }),
})

const press =
  (key: string) =>
  async ({ page, t }: Person) => {
    await page
      .getByRole('button', { name: t(key) })
      .first()
      .click()
  }

/** Answers a request with an unexpected error. */
const failing = async ({ page, t }: Person, url: string): Promise<void> => {
  await page.route(url, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: t('errors.internal'), params: {} } }))
}

const search = async ({ page }: Person, text: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill(text)
  await palette.getByRole('option').first().waitFor()
}

const chooseRows = async ({ page }: Person): Promise<void> => {
  for (const at of [1, 2]) await page.locator('#main-content input[type=checkbox]').nth(at).check({ force: true })
}

/** Width in CSS pixels below which the menu is a drawer. */
const DRAWER_BELOW = 900

const narrow = ({ page }: Person): boolean => (page.viewportSize()?.width ?? 0) < DRAWER_BELOW

const openDrawer = async (person: Person): Promise<void> => {
  if (narrow(person)) await press('app.shell.openMenu')(person)
}

/** Opens the flyout of a narrow menu; other menus show everything or have their own submenus. */
const openFlyout = async (person: Person): Promise<void> => {
  const heading = person.page.getByRole('navigation', { name: person.t('app.shell.mainMenu') }).locator('button[aria-expanded=false]')
  if (!narrow(person)) await heading.first().click()
}

/** Opens the languages; on a phone they are in the user's menu. */
const openLanguages = async (person: Person): Promise<void> => {
  const { page, t } = person
  const inBar = page.getByRole('button', { name: t('app.shell.language'), exact: true })
  if (await inBar.isVisible()) return inBar.click()
  await press('app.shell.userMenu')(person)
  await page.getByRole('menuitem', { name: t('app.shell.language'), exact: true }).click()
}

const aborting = async ({ page }: Person, url: string): Promise<void> => {
  await page.route(url, (route) => route.abort())
}

/** Breaks the stream of events for good. */
const cutOff = async ({ page, t }: Person): Promise<void> => {
  await page.evaluate(`dispatchEvent(new Event('offline'))`)
  await page.getByText(t('app.shell.offline')).waitFor()
}

const OPEN_INVOICE = JSON.stringify({ settlement: 'open', kind: 'invoice' })

/** Asks for a payment on the page of an open invoice. */
const payInvoice = async ({ page, api, follow }: Person): Promise<void> => {
  const [invoice] = (await (await api(`invoices?range=[0,0]&filter=${OPEN_INVOICE}`)).json()) as { readonly id: string }[]
  await follow(`/invoices/${invoice?.id}/show`)
  await page.locator('button.primary').first().click()
  await page.getByRole('dialog').getByRole('combobox').first().waitFor()
}

const firstCustomer = async ({ api }: Person): Promise<string> => {
  const [customer] = (await (await api('customers?range=[0,0]')).json()) as { readonly id: string }[]
  return customer?.id ?? ''
}

/** A file with a row that is accepted and one that is refused. */
const ROWS = 'code,firstName,secondName,email,phoneNumber,address\nS-1,Ada,L,a@b.co,+4930123456,s\nS-2,Bob,M,no address,+4930123456,s\n'

/** Opens the columns of a file that is imported. */
const importColumns = async ({ page, button }: Person): Promise<void> => {
  await button('app.import.button').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS) })
  await dialog.getByRole('combobox').first().waitFor()
}

/** Opens the preview of a file that is imported. */
export const importRows = async (person: Person): Promise<void> => {
  await importColumns(person)
  await person.page.getByRole('dialog').locator('.MuiButton-contained').click()
  await person.button('app.import.commit').waitFor()
}

/** All states of which pictures are taken; each stands for all screens of its kind. */
export const STATES: readonly State[] = [
  ...THEME_SCHEMAS.map((themeSchema) => themed(`colour ${themeSchema}`, { themeSchema })),
  ...CONTROL_SIZES.map((controlSize) => themed(`size ${controlSize}`, { controlSize }, '/Customer')),
  themed('narrow menu', { sideNavCollapse: true }, '/Customer'),
  themed('settings panel', { panelExpand: true }, '/Customer'),
  named('palette', '/Customer', (person) => search(person, 'cus')),
  named('notifications', '/home', ({ page }) => page.locator('.hub-bar [aria-haspopup=dialog]').last().click(), 'Dealer'),
  named('drawer', '/Customer', openDrawer),
  { ...named('flyout', '/Customer', openFlyout), settings: { sideNavCollapse: true } },
  named('toast', '/Customer', async ({ page, api, follow, button }) => {
    const [order] = (await (await api('salesOrders?range=[0,0]')).json()) as { readonly customer: string }[]
    await follow(`/customers/${order?.customer}`)
    await button('app.form.delete').click()
    await button('app.form.delete', page.getByRole('dialog')).click()
    await page.locator('.hub-toast').waitFor()
  }),
  { ...named('offline', '/Customer', cutOff), before: (person) => aborting(person, '**/api/events') },
  {
    ...named('page fails', '/home', ({ page, t }) => page.getByRole('heading', { name: t('app.pages.unexpected') }).waitFor()),
    before: (person) => aborting(person, '**/assets/Home-*.js'),
  },
  named('palette finds nothing', '/Customer', async ({ page, t }) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('no such thing')
    await page.getByText(t('palette.nothing', { query: 'no such thing' })).waitFor()
  }),
  named('user menu', '/home', press('app.shell.userMenu')),
  named('languages', '/home', openLanguages),
  named('board', '/Material', async ({ page, follow }) => {
    await follow('/Material?filter={}&shape=board&by=trackingType')
    await page.locator('[data-column] a[data-id]').first().waitFor()
  }),
  named('calendar', '/Auctions', async ({ page, follow }) => {
    await follow('/Auctions?filter={}&shape=calendar&by=startsAt')
    await page.locator('#main-content h2[aria-live]').waitFor()
  }),
  named('filters', '/Customer', press('app.list.filters')),
  named('import', '/Customer', async (person) => {
    await person.button('app.import.button').click()
    await person.page.getByRole('dialog').getByRole('button').first().waitFor()
  }),
  named('import, columns', '/Customer', importColumns),
  named('import, rows', '/Customer', importRows),
  named('comments', '/Customer', async (person) => person.follow(`/customers/${await firstCustomer(person)}/show#comments`)),
  named('history', '/Customer', async (person) => person.follow(`/customers/${await firstCustomer(person)}/show#history`)),
  named('payment', '/Invoice', payInvoice),
  named('reminders', '/Ageing', ({ page }) => page.locator('#main-content [aria-pressed]').last().click()),
  named('chosen rows', '/Customer', chooseRows),
  named('none found', '/Customer?filter=%7B%22q%22%3A%22no%20such%20thing%22%7D', undefined),
  { ...named('list fails', '/Material', undefined), before: (person) => failing(person, '**/api/materials?**') },
  { ...named('record fails', '/Material/edit/none', undefined) },
  named('field errors', '/Customer/add', async (person) => {
    await person.input('customers', 'email').fill('not an address')
    await person.button('ra.action.save').click()
  }),
]
