import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { FieldSchema } from '../../src/model/entitySchema.ts'
import { mountForm } from '../support/web/mountForm.tsx'

const text = { type: 'string' } as const

const choose = async (label: string | RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const tree: FieldSchema = {
  $ref: '#/$defs/node',
  $defs: {
    node: {
      type: 'object',
      required: ['name'],
      properties: { name: text, child: { $ref: '#/$defs/node' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
    },
  },
}

describe('a schema that contains itself', () => {
  test('is a tree of which only the unfolded part is rendered', async () => {
    const { seen } = await mountForm(tree, { name: 'a', child: { name: 'b', child: { name: 'c' } } })
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'a')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Child: b' }))
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    await userEvent.type(screen.getAllByRole('textbox')[1] as HTMLElement, '!')
    expect(seen.value).toEqual({ name: 'a', child: { name: 'b!', child: { name: 'c' } } })
  })

  test('grows where a user adds to it', async () => {
    const { seen } = await mountForm(tree, null)
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'root')
    await userEvent.click(screen.getByRole('button', { name: /Add Child$/ }))
    await userEvent.type(screen.getAllByRole('textbox', { name: /Name/ })[1] as HTMLElement, 'leaf')
    expect(seen.value).toEqual({ name: 'root', child: { name: 'leaf' } })
  })
})

describe('alternatives', () => {
  test('that are constants with titles are a choice with labels', async () => {
    const { seen } = await mountForm(
      {
        type: 'object',
        properties: {
          size: {
            oneOf: [
              { const: 's', title: 'Small' },
              { const: 'l', title: 'Large' },
            ],
          },
        },
      },
      { size: 's' },
    )
    expect((await screen.findByRole('combobox', { name: 'Size' })).textContent).toContain('Small')
    await choose('Size', 'Large')
    expect(seen.value).toEqual({ size: 'l' })
  })

  test('that a property tells apart are chosen by that property', async () => {
    const schema: FieldSchema = {
      oneOf: [
        {
          title: 'By card',
          type: 'object',
          required: ['kind', 'number'],
          properties: { kind: { const: 'card' }, number: text },
          additionalProperties: false,
        },
        {
          title: 'In cash',
          type: 'object',
          required: ['kind', 'paid'],
          properties: { kind: { const: 'cash' }, paid: text },
          additionalProperties: false,
        },
      ],
    }
    const { seen } = await mountForm(schema, { kind: 'card', number: '4111' })
    await choose(/Kind/, 'In cash')
    expect(screen.queryByRole('textbox', { name: /Number/ })).toBeNull()
    await userEvent.type(await screen.findByRole('textbox', { name: /Paid/ }), '5')
    expect(seen.value).toMatchObject({ kind: 'cash', paid: '5' })
  })

  test('of different types are chosen by hand, and what was entered for another goes', async () => {
    const { seen } = await mountForm(
      { anyOf: [{ type: 'string' }, { type: 'object', title: 'Person', properties: { name: text } }] },
      'Ada',
    )
    await choose(/Kind/, 'Person')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada L.')
    expect(seen.value).toEqual({ name: 'Ada L.' })
  })

  test('beside a map keep the page alive', async () => {
    const schema: FieldSchema = {
      type: 'object',
      additionalProperties: { type: 'number' },
      anyOf: [
        { properties: { email: text }, required: ['email'] },
        { properties: { phone: text }, required: ['phone'] },
      ],
    }
    const { seen } = await mountForm(schema, { phone: '1', EUR: 1.5 })
    expect(await screen.findByRole('textbox', { name: /Phone/ })).toHaveProperty('value', '1')
    expect(screen.getByDisplayValue('EUR')).toBeTruthy()
    expect(screen.getByDisplayValue('1.5')).toBeTruthy()
    expect(seen.changes).toBe(0)
  })
})

test('the positions of a tuple can be filled in', async () => {
  const { seen } = await mountForm(
    {
      type: 'array',
      prefixItems: [
        { ...text, title: 'Longitude' },
        { type: 'number', title: 'Latitude' },
      ],
    },
    null,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /Longitude/ }), 'x')
  await userEvent.type(screen.getByRole('spinbutton', { name: /Latitude/ }), '7')
  expect(seen.value).toEqual(['x', 7])
})

test('a value of any kind asks for its kind first', async () => {
  const { seen } = await mountForm({ type: 'object', properties: { payload: {} } }, { payload: 5 })
  expect(await screen.findByDisplayValue('5')).toBeTruthy()
  await choose(/Payload/, 'Text')
  await userEvent.type(screen.getByRole('textbox'), 'a')
  expect(seen.value).toEqual({ payload: 'a' })
})

test('what stands under a condition appears when it holds, in a list as well', async () => {
  const item: FieldSchema = {
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] } },
    if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
    then: { properties: { more: text } },
  }
  await mountForm({ type: 'array', items: item }, [{ kind: 'a' }, { kind: 'b', more: 'x' }])
  await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(2))
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual(['x'])
})

test('a part that can’t be shown is an error card beside the rest', async () => {
  const consoleError = console.error
  console.error = () => undefined
  try {
    const { seen } = await mountForm(
      {
        type: 'object',
        properties: {
          good: text,
          bad: {
            type: 'string',
            pattern: '(',
            enum: ['x'],
            get title(): string {
              throw new Error('broken')
            },
          },
        },
      } as FieldSchema,
      { good: 'g', bad: 'x' },
    )
    expect(within(await screen.findByRole('alert')).getByText(/cannot be shown/)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Good' }), '!')
    expect(seen.value).toMatchObject({ good: 'g!' })
  } finally {
    console.error = consoleError
  }
})

test.each([
  ['fr', 'Ajouter une entrée'],
  ['tr', 'Öğe ekle'],
  ['ar', 'إضافة عنصر'],
] as const)('its texts are in the language of the page: %s', async (locale, label) => {
  await mountForm({ type: 'array', items: text }, ['a'], { locale })
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
})
