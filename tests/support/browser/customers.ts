import { expect, onTestFinished } from 'vitest'
import type { TestBrowser } from './browser.ts'
import { type Looks, newPerson, type Person } from './person.ts'

export type Values = Readonly<Record<string, string>>

let serial = 0

/** A customer that no other test has. */
export const someone = (changes: Values = {}): Values => {
  serial += 1
  const code = `E2E-${serial}`
  const email = `e2e.${serial}@example.com`
  return {
    code,
    firstName: 'Zeynep',
    secondName: 'Örnek',
    email,
    phoneNumber: '+905321234567',
    address: 'Bağdat Cd. 1, İstanbul',
    ...changes,
  }
}

export const fill = async (person: Person, values: Values): Promise<void> => {
  for (const [field, value] of Object.entries(values)) await person.input('customers', field).fill(value)
}

export const save = (person: Person) => person.button('app.form.save').click()

export const says = (person: Person, key: string, params?: Readonly<Record<string, unknown>>) =>
  person.page.getByText(person.t(key, params)).first().waitFor()

/** The only record with this code, as the API has it. */
export const stored = async (person: Person, code: string): Promise<Readonly<Record<string, unknown>>> => {
  const response = await person.api(`customers?filter=${encodeURIComponent(JSON.stringify({ code }))}`)
  const [record] = (await response.json()) as Record<string, unknown>[]
  return record ?? {}
}

export const make = async (person: Person, values: Values): Promise<string> => {
  const response = await person.api('customers', { method: 'POST', body: JSON.stringify(values) })
  expect(response.ok, await response.clone().text()).toBe(true)
  return ((await response.json()) as { readonly id: string }).id
}

export const row = ({ page }: Person, text: string) => page.getByRole('row').filter({ hasText: text })

export const search = ({ page, t }: Person, text: string) =>
  page.locator('#main-content').getByPlaceholder(t('app.list.search'), { exact: true }).fill(text)

/** Opens the form of a customer. */
export const editing = async (person: Person, id: string): Promise<void> => {
  await person.follow(`/Customer/edit/${id}`)
  await person.input('customers', 'code').waitFor()
}

/** Opens browsers for people in a test and closes them when the test ends. */
export const company = (browser: Pick<TestBrowser, 'newPage'>, origin: () => string) => {
  const meet = async (looks?: Looks): Promise<Person> => {
    const person = await newPerson(browser, origin(), looks)
    onTestFinished(person.close)
    return person
  }
  /** Signs in and opens a page, by default the list of customers. */
  const signedIn = async (email?: string, looks?: Looks, path = '/Customer'): Promise<Person> => {
    const person = await meet(looks)
    await person.signIn(email, path)
    return person
  }
  return { meet, signedIn }
}
