import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const run = promisify(execFile)
const CLI = join(import.meta.dirname, '../../../src/server/db/migrate/cli.ts')

interface Outcome {
  readonly code: number
  readonly output: string
}

const command = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome> =>
  run(process.execPath, [CLI, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  )

describeEachEngine('npm run db:plan and db:apply', (engine) => {
  const cli = (...args: readonly string[]): Promise<Outcome> => {
    const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: engine.dataDir, DATABASE_URL: engine.databaseUrl ?? '' }
    if (engine.databaseUrl === undefined) Reflect.deleteProperty(env, 'DATABASE_URL')
    return command(env, args)
  }
  const database = () => openDatabase(engine.databaseUrl === undefined ? { file: join(engine.dataDir, 'hub.sqlite') } : engine.database)

  test('plan, apply by two processes at once, plan again: made once, nothing left to do', async () => {
    const before = await cli('plan')
    expect(before.output).toMatch(/customers: create table[\s\S]*Nothing can be lost/)
    const both = await Promise.all([cli('apply'), cli('apply')])
    const [first, second] = both.toSorted(
      (one, other) => Number(other.output.includes('create table')) - Number(one.output.includes('create table')),
    )
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('create table') })
    expect(second?.output).not.toContain('create table')
    // The embedded database's second process waits two seconds for the first, which a busy machine may exceed.
    expect(second).toMatchObject(
      second?.code === 0 ? {} : { code: 1, output: expect.stringContaining('Another server is running on DATA_DIR') },
    )
    expect((await cli('plan')).output).toContain('The database matches the schemas.')
  })

  test('what would lose data is shown with its rows and waits for --allow-loss', async () => {
    const db = await database()
    await db.alter(async (trx) => {
      await sql`alter table customers add column legacy text`.execute(trx)
      await sql`insert into customers (id, _version, "createdAt", "updatedAt", legacy) values ('c', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'old')`.execute(
        trx,
      )
    })
    await db.close()
    expect((await cli('plan')).output).toContain('! customers: drop column legacy – its values are lost: 1 row')
    const refused = await cli('apply')
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('legacy') })
    expect(await cli('apply', '--allow-loss')).toMatchObject({ code: 0, output: expect.stringContaining('drop column legacy') })
  })
})

test('other arguments are answered with how to use it', async () => {
  for (const args of [['apply', '--force'], []])
    expect(await command(process.env, args)).toMatchObject({ code: 2, output: expect.stringContaining('--allow-loss') })
})
