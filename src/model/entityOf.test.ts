import { expect, test } from 'vitest'
import { BOATS, marina } from '../../tests/support/models/marinaModel.ts'
import { entityOf, fieldOf, namedEntity } from './entityOf.ts'

const model = {
  ...marina,
  entities: { ...marina.entities, cars: { ...BOATS, id: 'cars' }, banks: { ...BOATS, id: 'banks' }, customers: BOATS },
}

test('an entity is found by its id', () => {
  expect(namedEntity({ model }, 'boats')).toBe(BOATS)
  expect(entityOf({ model }, 'cars')).toBe(model.entities.cars)
})

test.each<[string, () => unknown, string]>([
  ['an unknown id', () => namedEntity({ model }, 'ships'), 'schemas/ships.ts is missing'],
  ['an id that the model lacks', () => entityOf({ model }, 'firms'), 'schemas/firms.ts is missing'],
  ['an id under which another entity stands', () => entityOf({ model }, 'customers'), 'schemas/customers.ts is missing'],
])('%s names the file to write', (_, find, message) => expect(find).toThrow(new Error(message)))

test('a field is found by its name, unless the model lacks it', () => {
  expect(fieldOf(entityOf({ model }, 'banks'), 'code')).toBe(BOATS.fieldsByName.code)
  expect(fieldOf(entityOf({ model }, 'cars'), 'vin')).toBeUndefined()
})
