import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../src/server')

/** What repeats for the time of one statement, stream, connection, child process or application; `src/server/README.md` (Jobs) names each. */
const TIMERS = [
  'childProcess/childProcess.ts',
  'db/dialects/postgres/notifications.ts',
  'db/readers/readerQueue.ts',
  'events/streamWriter.ts',
  'plugins/slowBodies.ts',
  'scheduler.ts',
]

test('what repeats on the server is a job of the scheduler, except the named timers', () => {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })
  const repeating = files.filter((path) => readFileSync(join(server, path), 'utf8').includes('setInterval('))
  expect(repeating.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(TIMERS)
})
