import { describe, expect, it } from 'vitest'
import { labelsFromSchemas } from './labelsFromSchemas.ts'
import { mergeResources } from './mergeResources.ts'

const insurer = {
  id: 'insurers',
  title: 'Insurer',
  plural: 'Insurers',
  fields: [
    { path: 'name', title: 'Name', group: 'mainFacts' },
    { path: 'kind', title: 'Kind', options: ['privateLaw', 3, null], schema: { description: 'By law' } },
    { path: 'offices', title: 'Offices', rows: [{ path: 'offices.city', title: 'City', options: ['north'] }] },
  ],
}

describe('an entity that no language knows yet', () => {
  it('has the labels of its schema, those of its child rows included', () => {
    expect(labelsFromSchemas([insurer])).toEqual({
      insurers: {
        name: 'Insurer |||| Insurers',
        empty: 'No insurers yet',
        create: 'New insurer',
        fields: {
          id: 'ID',
          createdAt: 'Created at',
          updatedAt: 'Updated at',
          name: 'Name',
          kind: 'Kind',
          offices: 'Offices',
          'offices.city': 'City',
        },
        options: { kind: { privateLaw: 'Private law', '3': '3', null: 'null' }, 'offices.city': { north: 'North' } },
        groups: { mainFacts: 'Main facts' },
        help: { kind: 'By law' },
      },
    })
  })

  it("keeps the schema's own label of a natural id", () => {
    const currency = { id: 'currencies', title: 'Currency', plural: 'Currencies', fields: [{ path: 'id', title: 'Code' }] }
    expect(labelsFromSchemas([currency]).currencies?.fields?.id).toBe('Code')
  })
})

describe("a language's own texts", () => {
  it('lie over those of the schema, one by one', () => {
    const laid = mergeResources(labelsFromSchemas([insurer]), {
      insurers: { name: 'Assureur |||| Assureurs', fields: { name: 'Nom' }, options: { kind: { privateLaw: 'Droit privé' } } },
    })
    expect(laid.insurers).toMatchObject({
      name: 'Assureur |||| Assureurs',
      fields: { name: 'Nom', kind: 'Kind' },
      options: { kind: { privateLaw: 'Droit privé', '3': '3' }, 'offices.city': { north: 'North' } },
      help: { kind: 'By law' },
    })
  })
})
