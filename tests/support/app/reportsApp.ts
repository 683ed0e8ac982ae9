import { afterAll, beforeAll } from 'vitest'
import type { Subject } from '../../../src/model/subject.ts'
import type { DatabaseTarget } from '../../../src/server/db/openDatabase.ts'
import type { Limits, Sandbox, SandboxQuery, SandboxResult } from '../../../src/server/db/sandbox/sandbox.ts'
import { modelShapes } from '../../../src/server/db/tables/shapes.ts'
import type { View } from '../../../src/server/db/views/views.ts'
import { createAccessPolicies } from '../../../src/server/records/access/access.ts'
import { readableViews } from '../../../src/server/records/read/readableViews.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import type { Engine } from '../database/describeEachEngine.ts'
import { withReportsRole } from '../database/reportsRole.ts'
import type { TestApp } from './app.ts'
import { suiteApp } from './suiteApp.ts'

/** The application with reports, and its sandbox by itself. */
export interface ReportsApp {
  readonly hub: TestApp
  /** Where the data is; on PostgreSQL with the role of reports. */
  readonly target: () => DatabaseTarget
  readonly viewsOf: (subject: Subject) => Promise<readonly View[]>
  /** Runs SQL as a subject, past the API. */
  readonly query: (subject: Subject, sql: string, more?: Partial<SandboxQuery & Limits>, signal?: AbortSignal) => Promise<SandboxResult>
}

const LIMITS: Limits = { time: 10_000, rows: 10_000, bytes: 20 * 1024 * 1024 }

/** Starts it on the suite's database, before its tests. */
export function reportsApp(engine: Engine): ReportsApp {
  let prepared: Awaited<ReturnType<typeof withReportsRole>> | undefined
  const target = (): DatabaseTarget => prepared?.target ?? engine.database
  beforeAll(async () => {
    prepared = await withReportsRole(engine.database)
  })
  const hub = suiteApp(() => ({ database: target(), dataDir: engine.dataDir }))
  afterAll(() => prepared?.drop())
  const records = { access: createAccessPolicies(), rules: new Map() }
  const viewsOf = async (subject: Subject) => readableViews(records, modelShapes(hub.model, (await loadFieldTypes()).columns), subject)
  const sandbox = (): Sandbox => hub.db.sandbox
  return {
    hub,
    target,
    viewsOf,
    async query(subject, sql, more = {}, signal = new AbortController().signal) {
      const query = { sql, parameters: {}, where: [], offset: 0, timeZone: 'UTC', views: await viewsOf(subject), ...more }
      return sandbox().run(query, { ...LIMITS, ...more }, signal)
    },
  }
}

/** An Admin of all firms. */
export const EVERYTHING: Subject = { id: 'admin', roles: ['Admin'] }

/** A demo account as a subject, acting for its firm. */
export async function subjectOf({ db, repository }: TestApp, email: string): Promise<Subject> {
  const [user] = await repository.of('users').find(db.read, { email }, { limit: 1 })
  if (!user) throw new Error(`no user ${email}`)
  return { id: user.id, roles: user.roles, attributes: { firm: user.firm ?? '' } }
}
