import { expectTypeOf, test } from 'vitest'
import { defineEntity, type InputOf, type RecordOf } from './defineEntity.ts'

const boats = defineEntity({
  $id: 'boats',
  type: 'object',
  required: ['name', 'kind', 'price'],
  properties: {
    name: { type: 'string', search: true },
    kind: { enum: ['sail', 'motor'] },
    price: { type: 'string', format: 'money' },
    berths: { type: 'integer', default: 2 },
    owner: { type: 'string', reference: 'people' },
    crew: { type: 'array', items: { type: 'object', required: ['rank'], properties: { rank: { type: 'string' } } } },
  },
  entity: { icon: 'Sailing', access: { Admin: 'all', Dealer: ['list'] } },
})

test('a record type follows from its schema, without `as const`', () => {
  expectTypeOf<RecordOf<typeof boats>['kind']>().toEqualTypeOf<'sail' | 'motor'>()
  expectTypeOf<RecordOf<typeof boats>['name']>().toEqualTypeOf<string>()
  expectTypeOf<RecordOf<typeof boats>['_version']>().toEqualTypeOf<number>()
  expectTypeOf<keyof InputOf<typeof boats>>().toEqualTypeOf<'name' | 'kind' | 'price' | 'berths' | 'owner' | 'crew'>()
  expectTypeOf<InputOf<typeof boats>['berths']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<NonNullable<InputOf<typeof boats>['crew']>[number]['rank']>().toEqualTypeOf<string>()
})
