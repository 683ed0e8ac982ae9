import { expect, test } from 'vitest'
import { NOTES } from '../app/answeredCalls.ts'
import { runVitest } from './runVitest.ts'

const noting = (name: string, line: string) => `
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
test('${name}', () => {
  appendFileSync(join(process.env.${NOTES}, '${name}'), '${line}\\n')
  expect(1).toBe(1)
})`

const DECLARED = noting('one', 'declared GET /api/things')

test('a run of all API tests fails, and names the calls of which no answer was compared', async () => {
  const missing = await runVitest('answeredCalls.ts', [DECLARED, noting('two', 'compared GET /api/others')])
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('GET /api/things')])
  expect(await runVitest('answeredCalls.ts', [DECLARED, noting('two', 'compared GET /api/things')])).toMatchObject({ code: 0, stderr: '' })
})

test('a run of some of them does not', async () => {
  const bodies = [DECLARED, noting('two', 'compared GET /api/others')]
  expect(await runVitest('answeredCalls.ts', bodies, ['case0.test.ts'])).toMatchObject({ code: 0, stderr: '' })
  expect(await runVitest('answeredCalls.ts', bodies, ['-t', 'one'])).toMatchObject({ code: 0, stderr: '' })
})
