import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EntitySchema } from '../../src/model/entitySchema.ts'
import { screens } from '../../src/screens/index.ts'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const plates = {
  $id: 'plates',
  type: 'object',
  properties: {
    brand: { type: 'string' },
    madeIn: { type: 'string', reference: 'countries' },
    soldIn: { type: 'array', items: { type: 'string' }, reference: 'countries' },
  },
  entity: { access: { Admin: 'all' } },
} as const satisfies EntitySchema

const hub = suiteApp({ customers: 1, schemas: [{ file: 'schemas/plates.ts', schema: plates }] })

/** An export of which 2.5 MB arrive and no more. */
const endless = http.get('*/api/countries/export', () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(2_500_000)) })
  return new HttpResponse(body, { headers: { 'content-type': 'text/csv' } })
})

/** Answers about jobs wait for it. */
let jobsHeld = Promise.resolve()
const held = http.get('*/api/jobs/:id', () => jobsHeld)

connectApi(() => hub.app, endless, held)

const user = userEvent.setup()

/** The dialog of a list's import with a file whose columns are shown. */
const importInto = async (path: string, file: File, shown?: string): Promise<HTMLElement> => {
  await mountHub(hub, path, { screens })
  if (shown !== undefined) await screen.findByText(shown, undefined, PATIENCE)
  await user.click(await screen.findByRole('button', { name: 'Import' }, PATIENCE))
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  await within(dialog).findByText('Template to fill in:', undefined, PATIENCE)
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await user.upload(input, file)
  return dialog
}

test('a file’s columns are chosen, a wrong cell is mended below its row, and its row is imported without the other wrong one', async () => {
  const dialog = await importInto(
    '/countries',
    new File(['All countries\n\nCode,Label of it\nQQ,\nQX,\n'], 'new.csv', { type: 'text/csv' }),
  )
  await user.click(await within(dialog).findByRole('combobox', { name: /^Row with the headings/ }, PATIENCE))
  await user.click(await screen.findByRole('option', { name: '3 – Code · Label of it' }, PATIENCE))

  await user.click(await within(dialog).findByRole('combobox', { name: /Label of it/ }, PATIENCE))
  await user.click(await screen.findByRole('option', { name: 'Name' }, PATIENCE))
  await user.click(within(dialog).getByRole('button', { name: 'Check the rows' }))

  // Rows without a button are scrolled by keyboard too.
  expect((await within(dialog).findByRole('table', undefined, PATIENCE)).parentElement?.tabIndex).toBe(0)
  await user.click(await within(dialog).findByRole('button', { name: 'Correct row 4' }, PATIENCE))
  await user.type(await within(dialog).findByRole('textbox', { name: /^Name/ }, PATIENCE), 'Queensland')
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Correct row 5' })), PATIENCE)
  const commit = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Import now' }, PATIENCE)
  await waitFor(() => expect(commit.disabled).toBe(false), PATIENCE)
  const { promise, resolve } = Promise.withResolvers<void>()
  jobsHeld = promise
  await user.click(commit)
  await within(dialog).findByRole('progressbar', { name: /^Importing… / }, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  resolve()
  await user.click(await screen.findByRole('button', { name: 'Show the import' }, PATIENCE))
  const again = await screen.findByRole('dialog', undefined, PATIENCE)
  await within(again).findByText('Import finished', undefined, PATIENCE)
  within(again).getByText('1 row with errors was left out')
  within(again).getByText(/^Rows imported: 1 of 1\./)
  // The dialog shows the job: the card is not behind it.
  expect(screen.queryByRole('button', { name: 'Show the import', hidden: true })).toBeNull()
  expect(await hub.repository.of('countries').get(hub.db.read, 'QQ')).toMatchObject({ name: 'Queensland' })
  // The page may be closed or reloaded now: the import is still there to be undone.
  await user.click(within(again).getByRole('button', { name: 'Close' }))
  await screen.findByText('1 row with errors was left out', undefined, PATIENCE)
  await user.click(await screen.findByRole('button', { name: /^Undo$/ }, PATIENCE))
  await waitFor(async () => expect(await hub.repository.of('countries').get(hub.db.read, 'QQ')).toBeUndefined(), PATIENCE)
})

test('a file may only add records: what it would change is left out, and said to be, before and after', async () => {
  const dialog = await importInto('/countries', new File(['Code,Name\nQM,Mongo\nDE,Teutonia\nFR,Gaul\n'], 'add.csv', { type: 'text/csv' }))
  const rows = await within(dialog).findByRole('combobox', { name: 'Rows that are imported' }, PATIENCE)
  expect(rows.textContent).toBe('New and changed')
  await user.click(rows)
  await user.click(await screen.findByRole('option', { name: 'New only' }, PATIENCE))
  await user.click(within(dialog).getByRole('button', { name: 'Check the rows' }))
  await within(dialog).findByText('2 rows are left out by your choice', undefined, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: 'left out 2' }))
  await within(dialog).findByText('Teutonia', undefined, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: 'Import now' }))
  await within(dialog).findByText('Import finished', undefined, PATIENCE)
  within(dialog).getByText('2 rows are left out by your choice')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await screen.findByText('2 rows are left out by your choice', undefined, PATIENCE)
  const countries = hub.repository.of('countries')
  expect(await countries.get(hub.db.read, 'QM')).toMatchObject({ name: 'Mongo' })
  expect(await countries.get(hub.db.read, 'DE')).not.toMatchObject({ name: 'Teutonia' })
})

test('a template is saved under the name of the list in the user’s language', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await mountHub(hub, '/banks', { screens, locale: 'tr' })
  await user.click(await screen.findByRole('button', { name: 'İçe aktar' }, PATIENCE))
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  await user.click(await within(dialog).findByRole('button', { name: /CSV/ }, PATIENCE))
  await waitFor(() => expect(saved).toEqual(['Bankalar-şablon.csv']), PATIENCE)
})

test('a row with an error shows the records that its other cells refer to by name', async () => {
  const dialog = await importInto('/banks', new File(['Code,Name,Country\nQB1,,Germany\n'], 'banks.csv', { type: 'text/csv' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Check the rows' }, PATIENCE))
  await within(dialog).findByRole('cell', { name: 'QB1' }, PATIENCE)
  expect(await within(dialog).findByRole('cell', { name: 'Germany' }, PATIENCE)).toBeDefined()
})

test('a wrong row names the record that it would change, with what it keeps, and its unknown reference is searched by its text', async () => {
  const [stored] = await hub.repository.of('customers').find(hub.db.read, {})
  if (!stored) throw new Error('no customer')
  const rows = `${stored.code},${stored.email},Germania,12500.5,DE-77-000777\n`
  const dialog = await importInto('/customers', new File([`Code,Email,Country,Credit limit,Tax no.\n${rows}`], 'customers.csv'))
  await user.click(await within(dialog).findByRole('button', { name: 'Check the rows' }, PATIENCE))
  await within(dialog).findByText(`${stored.code} – ${stored.fullName}`, undefined, PATIENCE)
  // Formatted as in a valid row, beside the old value.
  await within(dialog).findByRole('cell', { name: /12,500\.50$/ }, PATIENCE)
  await within(dialog).findByRole('cell', { name: /Germania/ }, PATIENCE)
  const code = await within(dialog).findByText('DE-77-000777', undefined, PATIENCE)
  expect(code.parentElement?.style.whiteSpace).toBe('nowrap')

  await user.click(within(dialog).getByRole('button', { name: 'Correct row 2' }))
  const country = await within(dialog).findByRole<HTMLInputElement>('combobox', { name: /^Country/ }, PATIENCE)
  expect(country.value).toBe('Germania')
  expect(within(dialog).queryByRole('link')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(country.getAttribute('aria-invalid')).toBe('true'), PATIENCE)
  await user.clear(country)
  await user.type(country, 'Germany')
  await user.click(await screen.findByRole('option', { name: 'Germany' }, PATIENCE))
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await within(dialog).findByText('changed', undefined, PATIENCE)
})

test('of several references, those that are no records are shown by the file’s texts, also where they are mended', async () => {
  await mountHub(hub, '/plates', { screens })
  await screen.findByText('Create the first one, or import a file.', undefined, PATIENCE)
  await user.click(await screen.findByRole('button', { name: 'Import' }, PATIENCE))
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  await within(dialog).findByText('Template to fill in:', undefined, PATIENCE)
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  const rows = JSON.stringify([{ brand: 'Audi', soldIn: ['Germany', 'Atlantis, Sunken'] }])
  await user.upload(input, new File([rows], 'plates.json', { type: 'application/json' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Check the rows' }, PATIENCE))
  await within(dialog).findByRole('cell', { name: /^Germany ?Atlantis, Sunken/ }, PATIENCE)
  expect(within(dialog).getByText('Atlantis, Sunken').parentElement?.style.color).toContain('error')
  expect(within(dialog).getByText('Germany').parentElement?.style.color).toBe('')
  await user.click(within(dialog).getByRole('button', { name: 'Correct row 1' }))
  const text = await within(dialog).findByRole('button', { name: 'Atlantis, Sunken' }, PATIENCE)
  expect(within(dialog).getByRole('button', { name: 'Germany' })).toBeDefined()
  const several = within(dialog).getByRole('combobox', { name: /^Sold in/ })
  expect(several.getAttribute('aria-invalid')).toBe('true')
  await user.type(several, 'Fran')
  await user.click(await screen.findByRole('option', { name: 'France' }, PATIENCE))
  await user.click(within(text).getByTestId('CancelIcon'))
  expect(within(dialog).queryByRole('button', { name: 'Atlantis, Sunken' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^Correct/ })).toBeNull(), PATIENCE)
})

test('the import of a list’s first records tells its end', async () => {
  await mountHub(hub, '/plates', { screens })
  await screen.findByText('Create the first one, or import a file.', undefined, PATIENCE)
  await user.click(await screen.findByRole('button', { name: 'Import' }, PATIENCE))
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  await within(dialog).findByText('Template to fill in:', undefined, PATIENCE)
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await user.upload(input, new File(['Brand\nAudi\n'], 'new.csv', { type: 'text/csv' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Check the rows' }, PATIENCE))
  const commit = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Import now' }, PATIENCE)
  await waitFor(() => expect(commit.disabled).toBe(false), PATIENCE)
  await user.click(commit)
  await within(dialog).findByText(/^Rows imported: 1 of 1\./, undefined, PATIENCE)
  await screen.findByText('Audi', undefined, PATIENCE)
  expect(dialog.isConnected).toBe(true)
})

test('an export says how much of it has arrived, goes on when the list is left, and can be cancelled', async () => {
  const { router } = await mountHub(hub, '/countries', { screens })
  await user.click(await screen.findByRole('button', { name: 'Export' }, PATIENCE))
  const [csv] = await screen.findAllByRole('menuitem', { name: 'CSV' }, PATIENCE)
  if (csv) await user.click(csv)
  const progress = await screen.findByRole('region', { name: 'Export in progress' }, PATIENCE)
  await within(progress).findByText('2.5 MB received', undefined, PATIENCE)
  const fold = within(progress).getByRole('button', { name: 'Details' })
  for (const folded of [true, false]) {
    await user.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe(String(!folded))
    expect(within(progress).queryByRole('button', { name: 'Cancel' }) === null).toBe(folded)
  }
  await act(() => router.navigate('/customers'))
  await screen.findByRole('columnheader', { name: /Full name/ }, PATIENCE)
  await user.click(within(progress).getByRole('button', { name: 'Cancel' }))
  await screen.findByText('The export was cancelled', undefined, PATIENCE)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Export in progress' })).toBeNull(), PATIENCE)
})

test('the count and the file of refused rows are in the user’s language', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:refused'
  })
  // happy-dom would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  await mountHub(hub, '/customers', { screens, locale: 'fr' })
  await user.click(await screen.findByRole('button', { name: 'Importer' }, PATIENCE))
  const dialog = await screen.findByRole('dialog', undefined, PATIENCE)
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
  await user.upload(
    input,
    new File([`code,firstName,secondName,email,phoneNumber,address\n${'X,Ada,L,wrong,+49301234,s\n'.repeat(1001)}`], 'new.csv'),
  )
  await user.click(await within(dialog).findByRole('button', { name: 'Vérifier les lignes' }, PATIENCE))
  await within(dialog).findByRole('button', { name: 'erreur 1\u202f001' }, PATIENCE)
  await user.click((await within(dialog).findAllByRole('button', { name: 'CSV' }, PATIENCE))[0] as HTMLElement)
  await waitFor(() => expect(saved).toHaveLength(1), PATIENCE)
  expect(await saved[0]?.text()).toMatch(/E-mail\W+.*(valide|format)/i)
  expect(await saved[0]?.text()).not.toMatch(/Invalid/)
  vi.restoreAllMocks()
})

/** The same for plates, whose list is not empty then. */
const importIntoPlates = async (brand: string, file: File): Promise<HTMLElement> => {
  await hub.as(ADMIN, { method: 'POST', url: '/api/plates', payload: { brand } })
  return importInto('/plates', file, brand)
}

test('a wrong value is listed once with its rows, and replaced in all of them by the field’s own input, which can be taken back', async () => {
  const file = ['brand,madeIn', 'A,Untied Kingdom', 'B,Untied Kingdom', 'C,Atlantis'].join('\n')
  const dialog = await importIntoPlates('Seen', new File([`${file}\n`], 'untied.csv', { type: 'text/csv' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Check the rows' }, PATIENCE))
  await user.click(await within(dialog).findByRole('button', { name: 'Wrong values' }, PATIENCE))
  const untied = (await within(dialog).findByText('Untied Kingdom', undefined, PATIENCE)).closest('li')
  expect(untied?.textContent).toContain('2 rows')
  await user.type(await within(dialog).findByRole('combobox', { name: /Instead of “Untied Kingdom”/ }, PATIENCE), 'United King')
  await user.click(await screen.findByRole('option', { name: /United Kingdom/ }, PATIENCE))
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await within(dialog).findByText('1 value of the file is replaced as you chose', undefined, PATIENCE)
  const replaced = within(await within(dialog).findByRole('region', { name: 'Replaced values' }, PATIENCE))
  await replaced.findByText('United Kingdom', undefined, PATIENCE)
  expect(within(dialog).getByRole('button', { name: 'new 2' })).toBeTruthy()
  await waitFor(() => expect(within(dialog).queryByRole('combobox', { name: /Instead of “Untied Kingdom”/ })).toBeNull(), PATIENCE)
  within(dialog).getByRole('combobox', { name: /Instead of “Atlantis”/ })
  await user.click(within(dialog).getByRole('button', { name: 'new 2' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Leave out row 2' }, PATIENCE))
  await within(dialog).findByText('1 row is left out by your choice', undefined, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: 'Wrong values' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Do not replace “Untied Kingdom”' }, PATIENCE))
  await within(dialog).findByRole('combobox', { name: /Instead of “Untied Kingdom”/ }, PATIENCE)
  await within(dialog).findByRole('button', { name: 'error 2' }, PATIENCE)
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Leave empty instead of “Atlantis”' }, PATIENCE))
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await within(dialog).findByRole('button', { name: 'error 1' }, PATIENCE)
  await within(dialog).findByRole('button', { name: 'Do not replace “Atlantis”' }, PATIENCE)
})

test('a right row is left out by its button, which takes it in again', async () => {
  const dialog = await importIntoPlates('Seen too', new File(['brand\nIn\nOut\nBack\n'], 'out.csv', { type: 'text/csv' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Check the rows' }, PATIENCE))
  for (const row of [3, 4]) await user.click(await within(dialog).findByRole('button', { name: `Leave out row ${row}` }, PATIENCE))
  await within(dialog).findByText('2 rows are left out by your choice', undefined, PATIENCE)
  const back = await within(dialog).findByRole('button', { name: 'Import row 4 after all' }, PATIENCE)
  expect(document.activeElement).toBe(back)
  await user.keyboard('{Enter}')
  await within(dialog).findByText('1 row is left out by your choice', undefined, PATIENCE)
  await user.click(within(dialog).getByRole('button', { name: 'Import now' }))
  await within(dialog).findByText('Import finished', undefined, PATIENCE)
  const plates: readonly { readonly brand: string }[] = (
    await hub.as(ADMIN, { url: '/api/plates?filter={"brand":["Back","In","Out","Seen too"]}&sort=["brand","ASC"]' })
  ).json()
  expect(plates.map(({ brand }) => brand)).toEqual(['Back', 'In', 'Seen too'])
})
