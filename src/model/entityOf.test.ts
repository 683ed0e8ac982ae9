import { expect, test } from 'vitest'
import { BOATS, marina } from '../../tests/support/models/marinaModel.ts'
import { entityOf, namedEntity } from './entityOf.ts'
import { AppError } from './errors.ts'

const model = { ...marina, entities: { ...marina.entities, cars: { ...BOATS, id: 'cars' }, customers: BOATS } }

test('an entity is found by its id', () => {
  expect(namedEntity({ model }, 'boats')).toBe(BOATS)
  expect(entityOf({ model }, 'cars')).toBe(model.entities.cars)
})

test.each<[string, () => unknown, string]>([
  ['an unknown id', () => namedEntity({ model }, 'ships'), 'schemas/ships.ts is missing'],
  ['an id that the model lacks', () => entityOf({ model }, 'firms'), 'schemas/firms.ts is missing'],
  ['an id under which another entity stands', () => entityOf({ model }, 'customers'), 'schemas/customers.ts is missing'],
])('%s names the file to write', (_, find, message) => expect(find).toThrow(new Error(message)))

test('a refusal has nothing but status and code unless it is given more', () => {
  expect({ ...new AppError(404, 'notFound') }).toEqual({ status: 404, code: 'notFound', params: {}, fields: [], extra: {} })
  const more = { params: { id: '7' }, fields: [{ path: 'name', keyword: 'required', params: {} }], extra: { base: 1 } }
  expect({ ...new AppError(422, 'validation', more) }).toEqual({ status: 422, code: 'validation', ...more })
  expect(new AppError(404, 'notFound').message).toBe('notFound')
})
