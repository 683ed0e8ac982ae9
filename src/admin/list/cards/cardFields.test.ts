import { expect, it } from 'vitest'
import { loadModel } from '../../../model/loadModel.ts'
import { loadFieldTypes } from '../../../server/start/fieldTypes.ts'
import { cardFields, firstFacts, hasValue } from './cardFields.ts'

const { types } = await loadFieldTypes()

const slips = {
  $id: 'slips',
  type: 'object',
  properties: {
    number: { type: 'string', search: true },
    date: { type: 'string', format: 'date' },
    place: { type: 'string', maxLength: 20 },
    customer: { type: 'string', maxLength: 20, keep: true },
    urgent: { type: 'boolean' },
    copies: { type: 'integer' },
    total: { type: 'string', format: 'money' },
    state: { enum: ['new', 'done'], tones: { done: 'good' } },
    kind: { enum: ['a', 'b'] },
  },
  entity: { recordLabel: '{number}', columns: ['number', 'kind', 'date', 'place', 'customer', 'urgent', 'copies', 'total', 'state'] },
}

const lookOf = ({ type }: { readonly type: { readonly name: string } }) => ({
  selfExplaining: type.name === 'money' ? (true as const) : undefined,
  numeric: ['money', 'integer'].includes(type.name),
  fit: ['date', 'choice', 'money'].includes(type.name),
})

it('puts a record’s state and amount at a card’s end and no number that would say nothing without its label, who and what before when, and what is kept before what is not', () => {
  const entity = loadModel([{ file: 'schemas/slips.ts', schema: slips }], types, { roles: ['Admin'] }).entities.slips
  if (!entity) throw new Error('no slips')
  const { facts, state, amount } = cardFields(entity, entity.fields, lookOf)
  expect(facts.map(({ name }) => name)).toEqual(['customer', 'place', 'kind', 'date'])
  expect([state?.name, amount?.name]).toEqual(['state', 'total'])
})

it('names the tenant of a record first, where the list does', () => {
  const firms = {
    $id: 'firms',
    type: 'object',
    properties: { name: { type: 'string' } },
    entity: { tenants: { property: 'firm', house: 'us' } },
  }
  const owned = { ...slips, entity: { ...slips.entity, tenant: 'own' } }
  const files = [firms, owned].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema }))
  const entity = loadModel(files, types, { roles: ['Admin'] }).entities.slips
  if (!entity) throw new Error('no slips')
  const factsOf = (columns: readonly string[]) => cardFields({ ...entity, columns }, entity.fields, lookOf).facts.map(({ name }) => name)
  expect(factsOf(entity.columns).slice(0, 2)).toEqual(['customer', 'place'])
  expect(factsOf([...entity.columns, 'firm']).slice(0, 2)).toEqual(['firm', 'customer'])
  const firstOf = (columns: readonly string[], silent = '') => {
    const fields = cardFields({ ...entity, columns }, entity.fields, lookOf)
    return firstFacts(fields, entity, ({ name }) => name !== silent, 1).map(({ name }) => name)
  }
  expect(firstOf(entity.columns)).toEqual(['customer'])
  expect(firstOf([...entity.columns, 'firm'])).toEqual(['firm', 'customer'])
  expect(firstOf([...entity.columns, 'firm'], 'customer')).toEqual(['firm', 'place'])
  expect(firstOf([...entity.columns, 'firm'], 'firm')).toEqual(['customer'])
})

it('does not say twice what a record is called after', () => {
  const sales = {
    $id: 'sales',
    type: 'object',
    properties: { name: { type: 'string' }, slip: { type: 'string', reference: 'slips' }, place: { type: 'string', maxLength: 20 } },
    entity: { recordLabel: '{name}', columns: ['slip', 'place'] },
  }
  const files = [slips, sales].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema }))
  const entity = loadModel(files, types, { roles: ['Admin'] }).entities.sales
  if (!entity) throw new Error('no sales')
  expect(cardFields(entity, entity.fields, lookOf).facts.map(({ name }) => name)).toEqual(['place'])
})

it.each([null, undefined, '', false, []])('a card is silent about %j', (value) => expect(hasValue(value)).toBe(false))
it.each([0, '0', true, ['x']])('a card shows %j', (value) => expect(hasValue(value)).toBe(true))
