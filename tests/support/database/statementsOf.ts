import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../../src/server/db/database.ts'

const running = new AsyncLocalStorage<string[]>()

/** SQL that the work sends. Not that of jobs which the application runs meanwhile, such as the settlement of lots that end. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const stop = db.observe((sql) => {
    if (running.getStore() === sent) sent.push(sql)
  })
  try {
    await running.run(sent, work)
  } finally {
    stop()
  }
  return sent
}
