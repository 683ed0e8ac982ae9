import { expect, test, vi } from 'vitest'
import { declareCall } from '../../../src/model/calls/callContract.ts'
import { moment, object } from '../../../src/model/calls/schemaParts.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import { createAnswerCheck } from './answerCheck.ts'

test('an answer is compared with its contract, including the formats', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const check = createAnswerCheck(loadModel([], []))
  const call = declareCall({
    method: 'GET',
    path: '/api/now',
    tag: 'Test',
    summary: 'Now',
    right: 'anybody',
    answer: object({ at: moment }),
  })
  expect(() => check(call, { at: '2026-01-31T10:00:00.000Z' })).not.toThrow()
  expect(() => check(call, { at: 'yesterday' })).toThrow('must match format')
  expect(() => check(call, { at: '2026-01-31T10:00:00.000Z', more: 1 })).toThrow('additional properties')
  vi.restoreAllMocks()
})
