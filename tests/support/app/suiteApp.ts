import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '../database/describeEachEngine.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'

/**
 * The application of a file or suite: started before its hooks and tests, closed after them. Its members can be read there only.
 * Options that an earlier hook prepares are given as a function.
 */
export function suiteApp(options: TestAppOptions | (() => TestAppOptions) = {}): TestApp {
  let started: TestApp | undefined
  const hub = (): TestApp => {
    if (!started) throw new Error('The application is there in hooks and tests only, not while tests are collected.')
    return started
  }
  beforeAll(async () => {
    const given = typeof options === 'function' ? options() : options
    const { clock = () => new Date() } = given
    // Started at the suite's time, the application would first settle all lots of the demo that have ended by then, which takes seconds.
    started = await createTestApp({ ...given, clock: () => (started ? clock() : new Date()) })
  }, 120_000)
  afterAll(() => started?.close())
  return {
    get app() {
      return hub().app
    },
    get db() {
      return hub().db
    },
    get model() {
      return hub().model
    },
    get repository() {
      return hub().repository
    },
    token: (email) => hub().token(email),
    as: (email, request) => hub().as(email, request),
    close: () => hub().close(),
  }
}

/** The same on the suite's own database and folder. */
export const engineApp = (engine: Engine, options: TestAppOptions | (() => TestAppOptions) = {}): TestApp =>
  suiteApp(() => ({
    ...(typeof options === 'function' ? options() : options),
    database: engine.database,
    dataDir: engine.dataDir,
  }))
