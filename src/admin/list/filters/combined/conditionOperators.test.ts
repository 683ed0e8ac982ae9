import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadModel } from '../../../../model/loadModel.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { loadFieldTypes } from '../../../../server/start/fieldTypes.ts'
import { loadSchemas } from '../../../../server/start/loadSchemas.ts'
import { isOfUsers, operatorsOf } from './conditionOperators.ts'
import { takesValue } from './conditionTree.ts'

const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../../../../schemas')), (await loadFieldTypes()).types)
const fields = model.list.flatMap((entity) => entity.fields.flatMap((field) => [field, ...(field.rows ?? [])]))

const isFiltered = ({ filterable, type }: ResolvedField) => filterable && type.operators.length > 0

it('offers an operator for every field with filters, and each only once', () => {
  for (const field of fields.filter(isFiltered)) {
    const operators = operatorsOf(field, { listed: true, users: false })
    expect(operators.length, field.path).toBeGreaterThan(0)
    expect(new Set(operators).size, field.path).toBe(operators.length)
  }
})

it('offers only what the API takes', () => {
  for (const field of fields.filter(isFiltered))
    for (const operator of operatorsOf(field, { listed: true, users: false }).filter(takesValue))
      expect(field.type.operators, field.path).toContain(operator)
})

it('offers no records to choose where the user may not list them', () => {
  const references = fields.filter((field) => isFiltered(field) && field.reference)
  expect(references.length).toBeGreaterThan(0)
  for (const field of references) expect(operatorsOf(field, { listed: false, users: false }).filter(takesValue), field.path).toEqual([])
})

it('compares with the user where a field refers to one user', () => {
  const offered = fields.filter(({ reference, ...field }) => {
    const entity = reference && model.entities[reference.entity]
    const users = entity !== undefined && isOfUsers(entity)
    return operatorsOf({ ...field, reference }, { listed: true, users }).includes('me')
  })
  expect(model.list.filter(isOfUsers).map(({ id }) => id)).toEqual(['users'])
  const expected = fields.filter((field) => isFiltered(field) && field.reference?.entity === 'users' && !field.reference.many)
  expect(offered.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
})
