import { CONTROL_SIZES, THEME_SCHEMAS } from '../../src/appearance/theme/settings.ts'
import type { Person } from '../support/person.ts'
import type { Scene } from './sceneList.ts'

/** What a screen looks like when somebody has done something on it, or something has gone wrong. */
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

/** The server's answer to what it did not expect. */
const failing = async ({ page, t }: Person, url: string): Promise<void> => {
  await page.route(url, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: t('errors.internal'), params: {} } }))
}

const search = async ({ page }: Person, text: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(text)
  await page.getByRole('option').first().waitFor()
}

const chooseRows = async ({ page }: Person): Promise<void> => {
  for (const at of [1, 2]) await page.locator('#main-content input[type=checkbox]').nth(at).check({ force: true })
}

/** All states of which pictures are taken; each stands for all screens of its kind. */
export const STATES: readonly State[] = [
  ...THEME_SCHEMAS.map((themeSchema) => themed(`colour ${themeSchema}`, { themeSchema })),
  ...CONTROL_SIZES.map((controlSize) => themed(`size ${controlSize}`, { controlSize }, '/Customer')),
  themed('narrow menu', { sideNavCollapse: true }, '/Customer'),
  themed('settings panel', { panelExpand: true }, '/Customer'),
  named('palette', '/Customer', (person) => search(person, 'cus')),
  named('notifications', '/home', ({ page }) => page.locator('[aria-haspopup=dialog]').first().click(), 'Dealer'),
  named('user menu', '/home', press('app.shell.userMenu')),
  named('languages', '/home', press('app.shell.language')),
  named('filters', '/Customer', press('app.list.filters')),
  named('chosen rows', '/Customer', chooseRows),
  named('none found', '/Customer?filter=%7B%22q%22%3A%22no%20such%20thing%22%7D', undefined),
  { ...named('list fails', '/Material', undefined), before: (person) => failing(person, '**/api/materials?**') },
  { ...named('record fails', '/Material/edit/none', undefined) },
  named('field errors', '/Customer/add', async (person) => {
    await person.input('customers', 'email').fill('not an address')
    await person.button('ra.action.save').click()
  }),
]
