import { getClosestMatchingOption, type RJSFSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { describe, expect, test } from 'vitest'
import { formFields, formsModule } from '../../src/build/formsModule.ts'
import { ICON_CHOICES } from '../../src/build/iconChoices.ts'
import { entityIcons, isIcon } from '../../src/build/iconsModule.ts'
import { SchemaMistakes } from '../../src/model/check/mistake.ts'
import { loadModel } from '../../src/model/loadModel.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { MODEL, runModule } from '../support/models/standaloneCheck.ts'

interface Form {
  readonly schema: RJSFSchema
  readonly validateFns: ValidatorFunctions
}

const { types } = await loadFieldTypes()

const branch = (kind: string, more: object) => ({
  type: 'object',
  title: kind,
  required: ['kind', ...Object.keys(more)],
  properties: { kind: { const: kind }, ...more },
})

const reports = {
  $id: 'reports',
  type: 'object',
  properties: {
    name: { type: 'string' },
    payment: {
      oneOf: [
        branch('card', { number: { type: 'string', minLength: 4 } }),
        branch('cash', { paid: { type: 'string', format: 'money', scale: 2 } }),
      ],
    },
    rates: { type: 'object', additionalProperties: { type: 'number' } },
  },
}

describe('the forms of free objects', () => {
  const entity = loadModel([{ file: 'schemas/reports.ts', schema: reports }], types).entities.reports
  if (!entity) throw new Error('no entity')

  test('are there for exactly the fields that no input of react-admin fits', () => {
    expect(formFields(entity).map(({ path }) => path)).toEqual(['payment', 'rates'])
  })

  test('validate as the record does, without code made in the page', async () => {
    const source = formsModule(entity, MODEL)
    expect(source).not.toMatch(/\bnew Function\b|\beval\(|\brequire\(/)
    const { forms } = (await runModule(source)) as unknown as { readonly forms: Readonly<Record<string, Form>> }
    const errorsOf = (path: string, data: unknown) => {
      const form = forms[path]
      if (!form) throw new Error(`no form of ${path}`)
      return createPrecompiledValidator(form.validateFns, form.schema).validateFormData(data, form.schema).errors.length
    }
    expect(errorsOf('payment', { kind: 'card', number: '4111' })).toBe(0)
    expect(errorsOf('payment', { kind: 'card', number: '1' })).toBeGreaterThan(0)
    expect(errorsOf('payment', { kind: 'cash', paid: '12.50' })).toBe(0)
    expect(errorsOf('payment', { kind: 'cash', paid: '12.505' })).toBeGreaterThan(0)
    expect(errorsOf('rates', { EUR: 1.1 })).toBe(0)
    expect(errorsOf('rates', { EUR: 'x' })).toBeGreaterThan(0)
  })

  test('choose the alternative that a value belongs to, as RJSF asks for it', async () => {
    const { forms } = (await runModule(formsModule(entity, MODEL))) as unknown as { readonly forms: Readonly<Record<string, Form>> }
    const form = forms.payment
    if (!form) throw new Error('no form')
    const validator = createPrecompiledValidator(form.validateFns, form.schema)
    const chosen = (data: unknown) => getClosestMatchingOption(validator, form.schema, data, (form.schema.oneOf ?? []) as RJSFSchema[], -1)
    expect(chosen({ kind: 'card', number: '4111' })).toBe(0)
    expect(chosen({ kind: 'cash', paid: '1' })).toBe(1)
  })
})

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
      forms: false,
    }))
    expect(entityIcons(entities)).toEqual(['Key', 'People'])
  })

  test('that do not exist stop the build with file, place and remedy', () => {
    const entity = { id: 'customers', file: 'schemas/customers.ts', icon: 'Peopel', forms: false }
    expect(() => entityIcons([entity])).toThrow(SchemaMistakes)
    expect(() => entityIcons([entity])).toThrow("schemas/customers.ts#/entity/icon: there is no Material icon 'Peopel' → write 'People'")
    expect(() => entityIcons([{ ...entity, icon: '../index' }])).toThrow(SchemaMistakes)
  })
})
