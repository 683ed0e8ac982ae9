import { expect, it } from 'vitest'
import { mergeResources } from './mergeResources.ts'

const schema = {
  name: 'Insurer |||| Insurers',
  menu: 'Insurers',
  create: 'New insurer',
  empty: 'No insurers yet',
  fields: { name: 'Name' },
  options: { kind: { car: 'Car' } },
  groups: { terms: 'Terms' },
  tabs: { papers: 'Papers' },
  help: { name: 'As registered' },
}

it('keeps every kind of text that the schema gives, under those of the language', () => {
  expect(mergeResources({ insurers: schema }, {})).toEqual({ insurers: schema })
  expect(mergeResources({ insurers: schema }, { insurers: { empty: 'None', options: { kind: { life: 'Life' } } } })).toEqual({
    insurers: { ...schema, empty: 'None', options: { kind: { car: 'Car', life: 'Life' } } },
  })
})
