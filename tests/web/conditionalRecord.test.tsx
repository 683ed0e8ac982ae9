import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadInputs } from '../../src/admin/lazyInputs.tsx'
import { textsOf } from '../../src/providers/i18n/areaTexts.ts'
import { ADMIN, createTestApp, type TestApp } from '../support/app/app.ts'
import { connectApi } from '../support/app/transport.ts'
import { householdsEntity } from '../support/models/householdsEntity.ts'
import { manyFields } from '../support/models/manyFields.ts'
import { PATIENCE } from '../support/patience.ts'
import { commits } from '../support/web/commits.ts'
import { mountHub } from '../support/web/mountHub.tsx'

let hub: TestApp
connectApi(() => hub.app)
beforeAll(async () => {
  const made = [householdsEntity, manyFields('few', 10), manyFields('many', 300)]
  hub = await createTestApp({ schemas: made.map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })) })
  await loadInputs()
})
afterAll(() => hub?.close())

const user = userEvent.setup()
const box = (name: RegExp) => screen.findByRole('combobox', { name }, PATIENCE)
const options = () => screen.queryAllByRole('option').flatMap(({ textContent }) => (textContent?.trim() ? [textContent] : []))

const choose = async (name: RegExp, option: RegExp) => {
  await user.click(await box(name))
  await user.click(await screen.findByRole('option', { name: option }, PATIENCE))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), PATIENCE)
}

/** What React notes on a promise that a component awaits; undefined before. */
const awaited = (promise: Promise<unknown>): unknown => Reflect.get(promise, 'status')

test('the inputs of a form are first rendered with its texts there: one that lacks some behind them would have React render all of them again', async () => {
  const texts: unknown[] = []
  const Counted = () => {
    useState(() => void texts.push(awaited(textsOf('record', 'tr'))))
    return <input aria-label="Counted" />
  }
  await mountHub(hub, '/few/create', { locale: 'tr', screens: { few: { fields: { field1: { Input: Counted } } } } })
  await screen.findByRole('textbox', { name: 'Counted' }, PATIENCE)
  expect(texts[0]).toBe('fulfilled')
})

test('a form narrows choices by a condition and shows what the chosen alternative needs', async () => {
  const { address } = await mountHub(hub, '/households/create')
  await choose(/^Region/, /^EU$/i)
  await user.click(await box(/^Size/))
  await waitFor(() => expect(options()).toEqual(['S', 'M']), PATIENCE)
  await user.click(screen.getByRole('option', { name: 'M' }))
  await choose(/^Pets/, /^One$/i)
  await screen.findByLabelText(/^Age/, undefined, PATIENCE)
  await choose(/^Pets/, /^Several$/i)
  await choose(/^Rehome/, /^Yes$/)
  expect(screen.queryByLabelText(/^Age/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/show$/), PATIENCE)
  const { body } = await hub.as(ADMIN, { url: `/api${address().replace('/show', '')}` })
  expect(JSON.parse(body)).toMatchObject({ region: 'EU', size: 'M', pets: 'Several', rehome: 'y', age: null })
})

/** Commits and rendered components of the cheapest of several key presses: late updates of the form may be rendered with one. */
const keyIn = async (entity: string) => {
  const { unmount } = await mountHub(hub, `/${entity}/create`)
  // Not by its role: that would measure the style of each of 300 inputs.
  const find = () => document.querySelector<HTMLInputElement>('input[name=field0]')
  await waitFor(() => expect(find()).not.toBeNull(), PATIENCE)
  const first = find() as HTMLInputElement
  first.focus()
  const keys = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef'].map((value) => {
    const before = { ...commits }
    fireEvent.input(first, { target: { value } })
    return { count: commits.count - before.count, rendered: commits.rendered - before.rendered }
  })
  unmount()
  return keys.toSorted((one, other) => one.count - other.count || one.rendered - other.rendered)[0]
}

test('a key in a form with a condition commits once, and renders no more among 300 fields than among 10', async () => {
  const few = await keyIn('few')
  expect(few?.count).toBe(1)
  expect(few?.rendered).toBeGreaterThan(0)
  expect(await keyIn('many')).toEqual(few)
})
