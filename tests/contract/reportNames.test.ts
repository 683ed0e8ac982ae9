import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyReports } from '../../src/server/features/reports/ready/readyReports.ts'
import { ADMIN } from '../support/app/app.ts'
import { suiteApp } from '../support/app/suiteApp.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'report-names-'))
})
const hub = suiteApp(() => ({ dataDir, database: { file: join(dataDir, 'hub.sqlite') } }))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

// TypeScript does not see names in SQL, so `npm run check` runs this file.
test.each(readyReports().map(({ name, id }) => [name, id]))('%s reads properties that its entities have', async (_, id) => {
  const { statusCode, body } = await hub.as(ADMIN, { method: 'POST', url: `/api/reports/${id}/run`, payload: { parameters: {} } })
  expect(statusCode, body).toBe(200)
})
