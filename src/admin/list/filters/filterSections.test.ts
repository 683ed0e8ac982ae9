import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadModel } from '../../../model/loadModel.ts'
import { loadFieldTypes } from '../../../server/start/fieldTypes.ts'
import { loadSchemas } from '../../../server/start/loadSchemas.ts'
import { filterSections } from './filterSections.ts'

const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../../../schemas')), (await loadFieldTypes()).types)
const sectionsOf = (id: string) => {
  const entity = model.entities[id]
  return entity ? filterSections(entity, entity.fields) : []
}

test('an order has filters for its columns first, then by groups, and for its lines separately', () => {
  const sections = sectionsOf('salesOrders')
  expect(sections[0]?.kind).toBe('columns')
  expect(sections[0]?.fields.length).toBeLessThan(12)
  expect(sections.at(-1)).toMatchObject({ kind: 'rows', name: 'lines' })
  const paths = sections.flatMap(({ fields }) => fields.map(({ path }) => path))
  expect(new Set(paths).size).toBe(paths.length)
  expect(sections.slice(0, -1).every(({ fields }) => fields.every(({ path }) => !path.includes('.')))).toBe(true)
})

test('where filters are few they stand under no heading', () => expect(sectionsOf('banks').map(({ kind }) => kind)).toEqual(['columns']))
