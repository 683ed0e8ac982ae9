import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'

const hub = suiteApp()

const post = (entity: string, payload: object) => hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })

test('sub-units of a unit have unique codes', async () => {
  const main = { code: 'Q', name: 'Quart', factor1: '1', factor2: '1', isMain: true }
  const unit = (more: object[]) => ({ code: 'Q', name: 'Quart', subUnits: [main, ...more] })
  const other = { code: 'q', name: 'Queue', factor1: '1', factor2: '2' }
  const answer = await post('mainUnits', unit([other]))
  expect([answer.statusCode, answer.json().details]).toEqual([422, { 'subUnits.1.code': { keyword: 'unique', params: {} } }])
  expect((await post('mainUnits', unit([{ ...other, code: 'q2' }]))).statusCode).toBe(201)
})

test.each([
  [0, 201],
  [30, 201],
  [29, 422],
  [1, 422],
])('a report that is synced every %i seconds answers %i', async (syncSeconds, status) => {
  const answer = await post('reports', { name: `Every ${syncSeconds}`, sqlQuery: 'SELECT 1', syncSeconds })
  expect(answer.statusCode).toBe(status)
  if (status === 422) expect(Object.keys(answer.json().details)).toEqual(['syncSeconds'])
})
