import { expect, test } from 'vitest'
import { loadModel } from '../../../model/loadModel.ts'
import { loadFieldTypes } from '../../../server/start/fieldTypes.ts'
import { cellRefusal } from './cellRefusal.ts'

const { types } = await loadFieldTypes()

const slips = {
  $id: 'slips',
  type: 'object',
  properties: {
    number: { type: 'string', readOnly: true },
    note: { type: 'string' },
    id: { type: 'string' },
    grade: { type: 'string', write: ['Admin'] },
    lines: { type: 'array', items: { type: 'object', properties: { what: { type: 'string' } } } },
  },
  entity: { recordLabel: '{number}', access: { Admin: 'all', Dealer: ['list', 'show', 'edit'], Guest: ['list'] } },
}

const { entities } = loadModel([{ file: 'schemas/slips.ts', schema: slips }], types)

interface Case {
  readonly role?: string
  readonly record?: Readonly<Record<string, unknown>>
  readonly applies?: boolean
}

const refusalOf = (name: string, { role = 'Dealer', record = {}, applies = true }: Case = {}) => {
  const entity = entities.slips
  const field = entity?.fieldsByName[name]
  if (!entity || !field) throw new Error(`There is no field '${name}'`)
  return cellRefusal({ entity, field, record, subject: { id: 'u', roles: [role] }, applies })
}

test.each([
  ['a plain field', refusalOf('note'), undefined],
  ['a field of an entity that the user may only read', refusalOf('note', { role: 'Guest' }), 'keys.cell.noRight'],
  ['a computed field', refusalOf('number'), 'keys.cell.computed'],
  ['an id that is set at creation', refusalOf('id'), 'keys.cell.fixed'],
  ['a field of other roles', refusalOf('grade'), 'keys.cell.noRight'],
  ['the same field for its role', refusalOf('grade', { role: 'Admin' }), undefined],
  ['child rows', refusalOf('lines'), 'keys.cell.rows'],
  ['a field of a locked record', refusalOf('note', { record: { _lock: { code: 'posted' } } }), 'errors.posted'],
  ['an open field of a locked record', refusalOf('note', { record: { _lock: { code: 'posted', open: ['note'] } } }), undefined],
  ['a field that a condition hides', refusalOf('note', { applies: false }), 'keys.cell.absent'],
])('%s', (_, refusal, expected) => expect(refusal).toBe(expected))
