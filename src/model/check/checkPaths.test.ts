import { expect, test } from 'vitest'
import { defineEntity } from '../defineEntity.ts'
import type { EntitySchema } from '../entitySchema.ts'
import { checkPaths } from './checkPaths.ts'
import type { SchemaContext } from './findings.ts'

const entity = ($id: string, options: EntitySchema['entity'] = {}) =>
  defineEntity({ $id, type: 'object', properties: { name: { type: 'string' } }, entity: options })

const found = (schemas: readonly EntitySchema[], context: Partial<SchemaContext> = {}) =>
  schemas.flatMap((schema) =>
    checkPaths(schema, {
      entities: new Map(schemas.map((one) => [one.$id, one])),
      types: [],
      roles: [],
      menus: [],
      screens: [],
      taken: [],
      pages: [],
      unread: [],
      ...context,
    }).map(({ pointer, message }) => ({ pointer, message })),
  )

const list = (options: object) => ({ pages: { list: options } })

test('pages without a second address share none', () => {
  expect(found([entity('boats', list({ roles: ['Admin'] })), entity('ships', list({ roles: ['Admin'] }))])).toEqual([])
  expect(found([entity('boats', list({ also: 'fleet' })), entity('ships', list({ also: 'Fleet' }))])).toEqual([
    { pointer: '/entity/pages', message: "'/fleet' is an address of 'ships'" },
    { pointer: '/entity/pages', message: "'/fleet' is an address of 'boats'" },
  ])
})

test('a screen must exist if screens are known', () => {
  const boats = entity('boats', list({ screen: 'fleet' }))
  expect(found([boats])).toEqual([])
  expect(found([boats], { screens: ['fleet'] })).toEqual([])
  expect(found([boats], { screens: ['fleets'] })).toEqual([{ pointer: '/entity/pages/list/screen', message: "there is no screen 'fleet'" }])
  expect(found([entity('boats', list({}))], { screens: ['fleets'] })).toEqual([])
})
