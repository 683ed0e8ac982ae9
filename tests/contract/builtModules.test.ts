import { describe, expect, test } from 'vitest'
import { ICON_CHOICES } from '../../src/build/iconChoices.ts'
import { entityIcons, isIcon } from '../../src/build/iconsModule.ts'
import { SchemaMistakes } from '../../src/model/check/mistake.ts'

describe('icons', () => {
  test('that can be chosen all exist', () => {
    expect(ICON_CHOICES.filter((name) => !isIcon(name))).toEqual([])
    expect(new Set(ICON_CHOICES).size).toBe(ICON_CHOICES.length)
  })

  test('of entities are collected once each', () => {
    const entities = ['People', 'Key', 'People'].map((icon, index) => ({
      id: `e${index}`,
      file: `schemas/e${index}.ts`,
      icon,
    }))
    expect(entityIcons(entities)).toEqual(['Key', 'People'])
  })

  test('that do not exist stop the build with file, place and remedy', () => {
    const entity = { id: 'customers', file: 'schemas/customers.ts', icon: 'Peopel' }
    expect(() => entityIcons([entity])).toThrow(SchemaMistakes)
    expect(() => entityIcons([entity])).toThrow("schemas/customers.ts#/entity/icon: there is no Material icon 'Peopel' → write 'People'")
    expect(() => entityIcons([{ ...entity, icon: '../index' }])).toThrow(SchemaMistakes)
  })
})
