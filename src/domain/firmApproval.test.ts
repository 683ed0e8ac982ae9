import { expect, test } from 'vitest'
import { missingForApproval } from './firmApproval.ts'

test('lists what a firm still has to fill in, in the order of the form', () => {
  expect(missingForApproval({ name: 'A', address: '', taxNo: '1', email: 'a@b.test', city: null })).toEqual([
    'address',
    'city',
    'country',
    'phone',
  ])
  expect(missingForApproval({ address: 'a', city: 'b', country: 'DE', taxNo: '1', email: 'a@b.test', phone: '+4930' })).toEqual([])
})
