import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { reportsApp } from '../../support/app/reportsApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('what a filter starts with', (engine) => {
  const { hub } = reportsApp(engine)
  let number = 0
  const save = (type: string, start: string, more: object = {}) => {
    number += 1
    const filters = [
      { name: 'city', column: 'city', type: 'text', default: 'Rome' },
      { name: 'other', column: 'other', type, default: start, ...more },
    ]
    return hub.as(ADMIN, {
      method: 'POST',
      url: '/api/reports',
      payload: { name: `Starts ${number}`, sqlQuery: 'select 1 as other', filters },
    })
  }

  test.each([
    ['number', 'many'],
    ['date', '31.12.2026'],
    ['date', '2026-02-30'],
    ['date', '0000-01-01'],
    ['range', '2026-01-01'],
  ])('is refused at its field, where it is not a %s: %s', async (type, start) => {
    const answer = await save(type, start)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['filters.1.default'])
  })

  test.each([
    ['number', '-1.5', {}],
    ['date', '2026-02-28', {}],
    ['range', '', { period: 'thisMonth' }],
    ['choice', 'x', {}],
    ['lookup', 'x', {}],
  ])('is kept for a %s: %s', async (type, start, more) => {
    const answer = await save(type, start, more)
    expect(answer.statusCode, answer.body).toBe(201)
  })
})
