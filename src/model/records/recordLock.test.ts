import { expect, test } from 'vitest'
import { isOpenField, isRemovable, lockIn } from './recordLock.ts'

test('without a lock everything is open', () => {
  expect([isOpenField(undefined, 'status'), isRemovable(undefined)]).toEqual([true, true])
})

test('with a lock only what it names is open', () => {
  const lock = { code: 'notProposal', open: ['status'] }
  expect([isOpenField(lock, 'status'), isOpenField(lock, 'date'), isRemovable(lock)]).toEqual([true, false, false])
  expect([isOpenField({ code: 'x' }, 'status'), isRemovable({ code: 'x', removable: true })]).toEqual([false, true])
})

test.each<[Readonly<Record<string, unknown>> | undefined, object | undefined]>([
  [undefined, undefined],
  [{}, undefined],
  [{ _lock: null }, undefined],
  [{ _lock: 'x' }, undefined],
  [{ _lock: { open: [] } }, undefined],
  [{ _lock: { code: 5 } }, undefined],
  [{ _lock: { code: 'x' } }, { code: 'x', open: [], removable: false }],
  [{ _lock: { code: 'x', open: 'status', removable: 1 } }, { code: 'x', open: [], removable: false }],
  [{ _lock: { code: 'x', open: ['a', 5], removable: true } }, { code: 'x', open: ['a'], removable: true }],
])('the record %j has the lock %j', (record, lock) => expect(lockIn(record)).toEqual(lock))
