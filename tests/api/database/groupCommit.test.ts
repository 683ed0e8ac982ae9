import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Queries, Transaction } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'

let folder: string
let file: string
let db: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'group-commit-'))
  file = join(folder, 'data.sqlite')
  db = await openDatabase({ file })
  await db.alter(async (trx) => {
    await sql`create table parents (id text primary key) strict`.execute(trx)
    await sql`create table notes (id text primary key, parent text references parents(id)) strict`.execute(trx)
  })
})

afterEach(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (trx: Transaction, id: string, parent: string | null = null) => sql`insert into notes values (${id}, ${parent})`.execute(trx)

const ids = async (queries: Queries): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from notes order by id`.execute(queries)
  return rows.map(({ id }) => id)
}

const watch = () => {
  const statements: string[] = []
  db.observe((statement) => statements.push(statement))
  return { commits: () => statements.filter((statement) => statement === 'commit').length }
}

describe('writes that arrive together', () => {
  test('share one commit', async () => {
    const { commits } = watch()
    await Promise.all(Array.from({ length: 50 }, (_, n) => db.write((trx) => add(trx, String(n)))))
    expect(commits()).toBe(1)
    expect(await ids(db.read)).toHaveLength(50)
  })

  test('that arrive while others run join them', async () => {
    const { commits } = watch()
    const running = Promise.withResolvers<void>()
    const joining = running.promise.then(() => db.write((trx) => add(trx, 'joined')))
    await db.write(async (trx) => {
      await add(trx, 'first')
      running.resolve()
      await add(trx, 'second')
      await add(trx, 'third')
    })
    await joining
    expect(commits()).toBe(1)
  })

  test('each fail or succeed alone, with their own error', async () => {
    const outcomes = await Promise.allSettled([
      db.write((trx) => add(trx, 'a')),
      db.write(async (trx) => {
        await add(trx, 'half')
        throw new Error('changed my mind')
      }),
      db.write((trx) => add(trx, 'a')),
      db.write((trx) => add(trx, 'orphan', 'nobody')),
      db.write((trx) => add(trx, 'b')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'])
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : ''))
    expect(reasons[1]).toContain('changed my mind')
    expect(reasons[2]).toContain('UNIQUE constraint failed: notes.id')
    expect(reasons[3]).toContain('FOREIGN KEY constraint failed')
    expect(await ids(db.read)).toEqual(['a', 'b'])
  })

  test('are all refused when the commit they share fails, and the next ones work', async () => {
    const outcomes = await Promise.allSettled([
      db.write((trx) => add(trx, 'innocent')),
      db.write(async (trx) => {
        await sql`pragma defer_foreign_keys = on`.execute(trx)
        await add(trx, 'orphan', 'nobody')
      }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await db.write((trx) => add(trx, 'next'))
    expect(await ids(db.read)).toEqual(['next'])
  })

  test('are answered only when another connection can see them', async () => {
    const other = await openDatabase({ file })
    await Promise.all(
      ['a', 'b', 'c'].map(async (id) => {
        await db.write((trx) => add(trx, id))
        expect(await ids(other.read)).toContain(id)
      }),
    )
    await other.close()
  })

  test('are invisible to readers until the commit, and see each other in order', async () => {
    const seen: Record<string, string[]> = {}
    await Promise.all([
      db.write((trx) => add(trx, 'a')),
      db.write(async (trx) => {
        seen.inside = await ids(trx)
        seen.outside = await ids(db.read)
      }),
    ])
    expect(seen).toEqual({ inside: ['a'], outside: [] })
  })

  test('leave a write that defers its references out, so that its failure is its own', async () => {
    const outcomes = await Promise.allSettled([
      db.write((trx) => add(trx, 'before')),
      db.write((trx) => add(trx, 'orphan', 'nobody'), { deferReferences: true }),
      db.write(
        async (trx) => {
          await add(trx, 'child', 'mother')
          await sql`insert into parents values ('mother')`.execute(trx)
        },
        { deferReferences: true },
      ),
      db.write((trx) => add(trx, 'after')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await ids(db.read)).toEqual(['after', 'before', 'child'])
  })
})

describe('a transaction', () => {
  test('can not be used once its work is done', async () => {
    let kept: Transaction | undefined
    await db.write(async (trx) => {
      kept = trx
    })
    const late = kept ? add(kept, 'late') : undefined
    await expect(late).rejects.toThrow('the transaction is over')
  })

  test('can not slip into the next one', async () => {
    let stray: Promise<unknown> | undefined
    let release = () => {}
    const opened = new Promise<void>((open) => {
      release = open
    })
    await Promise.all([
      db.write(async (trx) => {
        stray = opened.then(() => add(trx, 'stray'))
        stray.catch(() => undefined)
      }),
      db.write(async (trx) => {
        release()
        await add(trx, 'own')
        await add(trx, 'own too')
      }),
    ])
    await expect(stray).rejects.toThrow('the transaction is over')
    expect(await ids(db.read)).toEqual(['own', 'own too'])
  })

  test('refuses another write inside, which would wait for itself', async () => {
    await expect(db.write(() => db.write((trx) => add(trx, 'inner')))).rejects.toThrow('write inside write')
  })
})

describe('notifications', () => {
  test('are delivered after the commit, and never from a write that failed', async () => {
    const received: string[] = []
    const stop = await db.listen('records', (payload) => received.push(payload))
    await Promise.allSettled([
      db.write(async (trx) => {
        await db.notify(trx, 'records', 'one')
        expect(received).toEqual([])
      }),
      db.write(async (trx) => {
        await db.notify(trx, 'records', 'never')
        throw new Error('no')
      }),
    ])
    expect(received).toEqual(['one'])
    await stop()
    await db.write((trx) => db.notify(trx, 'records', 'two'))
    expect(received).toEqual(['one'])
  })
})

describe('in memory', () => {
  test('reads wait for the open batch instead of seeing half of it', async () => {
    const memory = await openDatabase({ memory: true })
    await memory.write(async (trx) => void (await sql`create table notes (id text)`.execute(trx)))
    let during: Promise<string[]> | undefined
    const gate = Promise.withResolvers<void>()
    const outside = gate.promise.then(() => {
      during = ids(memory.read)
    })
    await memory.write(async (trx) => {
      await sql`insert into notes values ('a')`.execute(trx)
      gate.resolve()
      await outside
      await sql`insert into notes values ('b')`.execute(trx)
    })
    expect(await during).toEqual(['a', 'b'])
    await expect(memory.write(() => ids(memory.read))).rejects.toThrow('read inside write')
    await memory.close()
  })
})

describe('a crash', () => {
  test('in the middle of commits loses nothing that was acknowledged and leaves nothing half done', async () => {
    await db.alter(async (trx) => {
      await sql`create table pairs (id text primary key, twin text) strict`.execute(trx)
    })
    for (const lives of [150, 40, 300]) {
      const acknowledged = await crashAfter(lives)
      const { rows } = await sql<{ id: string; twin: string }>`select id, twin from pairs`.execute(db.read)
      const there = new Map(rows.map(({ id, twin }) => [id, twin]))
      expect(acknowledged.length).toBeGreaterThan(0)
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([])
      expect(rows.filter(({ twin }) => !there.has(twin))).toEqual([])
    }
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.read)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
  })

  /** Kills a process with SIGKILL after a number of acknowledged writes; returns their ids. */
  const crashAfter = (count: number): Promise<string[]> =>
    new Promise((done, failed) => {
      const child = fork(join(import.meta.dirname, '../../support/database/crashingWriter.ts'), [file], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const acknowledged: string[] = []
      child.on('message', (id) => {
        acknowledged.push(String(id))
        if (acknowledged.length === count) child.kill('SIGKILL')
      })
      child.on('error', failed)
      child.on('exit', (_code, signal) => (signal === 'SIGKILL' ? done(acknowledged) : failed(new Error(`ended by itself: ${signal}`))))
    })
})
