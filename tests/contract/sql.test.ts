import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../src/server')

/** Whether a module imports kysely's `sql`, under any name. */
const takesSql = (text: string): boolean => /import (?!type\b)[^;]*?(\{[^}]*(?<!type )\bsql\b[^}]*\}|\* as \w+)\s+from 'kysely'/.test(text)

const mayHoldSql = (path: string): boolean => /^db[\\/]|\.sql\.ts$|\.test\.ts$/.test(path)

test('SQL is found where it is looked for: in db and in files *.sql.ts', () => {
  const files = globSync('**/*.ts', { cwd: server })
  const holding = files.filter((path) => takesSql(readFileSync(join(server, path), 'utf8')))
  expect(holding.filter(mayHoldSql).length).toBeGreaterThan(20)
  expect(holding.filter((path) => !mayHoldSql(path))).toEqual([])
})

/** Statements of kysely's builder. */
const statementsIn = (text: string): number => text.match(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/g)?.length ?? 0

test('a file with several statements is in db or a *.sql.ts', () => {
  const files = globSync('**/*.ts', { cwd: server })
  const many = files.filter((path) => statementsIn(readFileSync(join(server, path), 'utf8')) > 1)
  expect(many.filter(mayHoldSql).length).toBeGreaterThan(10)
  expect(many.filter((path) => !mayHoldSql(path))).toEqual([])
})

test.each([
  ["import { sql } from 'kysely'", true],
  ["import { type RawBuilder, sql as template } from 'kysely'", true],
  ["import * as kysely from 'kysely'", true],
  ["import { CompiledQuery } from 'kysely'", false],
  ["import type { sql } from 'kysely'", false],
])('%s: %s', (statement, holds) => {
  expect(takesSql(statement)).toBe(holds)
})
