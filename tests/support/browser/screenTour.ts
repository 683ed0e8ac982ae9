import { comesTo, type Person } from './person.ts'

/** Looks at what is open now. */
export type Look = (screen: string) => Promise<void>

const idOf = async (person: Person, entity: string): Promise<string> => {
  const [record] = (await (await person.api(`${entity}?range=[0,0]`)).json()) as { readonly id: string }[]
  return record?.id ?? ''
}

/** Stands for what is still to come. */
const COMING = '.MuiSkeleton-root, [role=progressbar]'

const ready = async ({ page }: Person): Promise<void> => {
  await page.locator('h1').filter({ hasText: /\S/ }).first().waitFor({ state: 'attached' })
  await comesTo(() => page.locator(COMING).count(), 0)
}

/** Opens a dialog, looks at it and closes it again. */
const dialog = async (person: Person, key: string, look: Look): Promise<void> => {
  await person.button(key).click()
  const open = person.page.getByRole('dialog')
  await open.waitFor()
  await look(key)
  await person.page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
}

const meetConflict = async (person: Person, id: string, look: Look): Promise<void> => {
  await person.visit(`/customers/${id}`)
  await person.input('customers', 'taxNo').fill(`mine ${Date.now()}`)
  await person.api(`customers/${id}`, { method: 'PUT', body: JSON.stringify({ taxNo: `theirs ${Date.now()}` }) })
  await person.button('app.form.save').click()
  const question = person.page.getByRole('dialog', { name: person.t('app.conflict.title') })
  await question.waitFor()
  await look('conflict')
  await person.button('app.conflict.cancel', question).click()
  await question.waitFor({ state: 'detached' })
}

const signedOut = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password']

/** Every kind of screen that there is, one after another. Signs in on the way. Ends with a form that has unsaved changes. */
export async function tourScreens(person: Person, look: Look): Promise<void> {
  const { page, visit } = person
  const open = async (path: string) => {
    await visit(path)
    await ready(person)
    await look(path)
  }
  for (const path of signedOut) await open(path)
  await person.signIn()
  await ready(person)
  await look('/home')
  const [customer, unit] = [await idOf(person, 'customers'), await idOf(person, 'mainUnits')]

  await open('/customers')
  await dialog(person, 'app.list.filters', look)
  await dialog(person, 'app.import.button', look)
  await page
    .getByRole('checkbox', { name: new RegExp(`^${person.t('app.list.selectRow')}`) })
    .first()
    .check()
  await look('selected rows')
  await open('/outboxMails')
  await open('/customers/create')
  await person.button('app.form.save').click()
  await comesTo(() => person.input('customers', 'code').getAttribute('aria-invalid'), 'true')
  await look('errors at fields')
  await open(`/mainUnits/${unit}`)
  await open(`/mainUnits/${unit}/show`)
  await open(`/customers/${customer}/show`)
  await open(`/customers/${customer}/show#history`)
  await open('/access-denied')
  await meetConflict(person, customer, look)
}
