import { expect, test } from 'vitest'
import type { Queries } from '../db/database.ts'
import { composeStandings, type Standing } from './standing.ts'

const standing = (name: string): Standing => ({
  attributesOf: async (_, user) => ({ [name]: user }),
  stopOf: (attributes) => (attributes[name] === 'stopped' ? `${name}Stopped` : undefined),
})

/** No standing of this test asks the database. */
const queries = {} as Queries

test('standings of several features are one; of two refusals the first counts', async () => {
  const both = composeStandings([standing('firm'), standing('plan')])
  expect(await both.attributesOf(queries, 'ada')).toEqual({ firm: 'ada', plan: 'ada' })
  expect([both.stopOf({}), both.stopOf({ plan: 'stopped' }), both.stopOf({ plan: 'stopped', firm: 'stopped' })]).toEqual([
    undefined,
    'planStopped',
    'firmStopped',
  ])
  expect(await composeStandings([]).attributesOf(queries, 'ada')).toEqual({})
})
