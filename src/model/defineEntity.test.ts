import { expect, expectTypeOf, test } from 'vitest'
import { defineEntity } from './defineEntity.ts'
import type { DraftOf, RecordOf } from './entityMap.ts'

const boats = defineEntity({
  $id: 'boats',
  type: 'object',
  required: ['name', 'kind', 'price'],
  properties: {
    name: { type: 'string', search: true },
    kind: { enum: ['sail', 'motor'] },
    price: { type: 'string', format: 'money' },
    berths: { type: 'integer', default: 2 },
    state: { enum: ['moored', 'out'], default: 'moored', readOnly: true },
    owner: { type: 'string', reference: 'people' },
    crew: { type: 'array', items: { type: 'object', required: ['rank'], properties: { rank: { type: 'string' } } } },
  },
  entity: { icon: 'Sailing', access: { Admin: 'all', Dealer: ['list'] } },
})

test('a record type follows from its schema, without `as const`', () => {
  expect(boats.properties.kind).toEqual({ enum: ['sail', 'motor'] })
  expectTypeOf<RecordOf<typeof boats>['kind']>().toEqualTypeOf<'sail' | 'motor'>()
  expectTypeOf<RecordOf<typeof boats>['name']>().toEqualTypeOf<string>()
  expectTypeOf<RecordOf<typeof boats>['_version']>().toEqualTypeOf<number>()
  expectTypeOf<RecordOf<typeof boats>['berths']>().toEqualTypeOf<number | null>()
  expectTypeOf<RecordOf<typeof boats>['state']>().toEqualTypeOf<'moored' | 'out'>()
  expectTypeOf<RecordOf<typeof boats>['crew'][number]['id' | 'rank']>().toEqualTypeOf<string>()
  expectTypeOf<DraftOf<typeof boats>['berths']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<NonNullable<NonNullable<DraftOf<typeof boats>['crew']>[number]['id']>>().toEqualTypeOf<string>()
})
