import { expect, test } from 'vitest'
import { entityOf, modelOf } from '../../../tests/support/models/databaseModel.ts'
import { periodOf } from './period.ts'

const model = modelOf({
  $id: 'leases',
  type: 'object',
  properties: {
    signed: { type: 'string', format: 'date' },
    from: { type: 'string', format: 'date' },
    until: { type: 'string', format: 'date', notBefore: 'from' },
    opensAt: { type: 'string', format: 'date-time' },
    closesAt: { type: 'string', format: 'date-time', after: 'opensAt' },
    heardAt: { type: 'string', format: 'date-time', notBefore: 'signed' },
    paidOn: { type: 'string', format: 'date', notBefore: 'signed', readOnly: true },
  },
})
const { fields } = entityOf(model, 'leases')

const namesOf = (name: string, among = fields) => {
  const field = fields.find((one) => one.name === name)
  const period = field && periodOf(field, among)
  return period && [period.from.name, period.to.name]
}

test.each([
  ['from', ['from', 'until']],
  ['until', ['from', 'until']],
  ['opensAt', ['opensAt', 'closesAt']],
  ['closesAt', ['opensAt', 'closesAt']],
])('%s belongs to the period %j', (name, period) => {
  expect(namesOf(name)).toEqual(period)
})

test('a day alone has no period, nor one whose end is not among the fields', () => {
  const open = fields.filter(({ readOnly }) => !readOnly)
  expect([namesOf('signed', open), namesOf('signed')]).toEqual([undefined, ['signed', 'paidOn']])
})
