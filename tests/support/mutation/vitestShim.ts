import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { format } from 'node:util'

/** A declared test. */
export interface DeclaredTest {
  readonly name: string
  readonly run: () => unknown
}

type Body = (...values: unknown[]) => unknown

/** The state of a worker that Vitest's `expect` reads. */
Object.assign(globalThis, {
  __vitest_worker__: { config: { expect: {}, chaiConfig: {}, snapshotOptions: {} }, ctx: {}, filepath: '', metaEnv: process.env },
})

const vitest = await import('vitest')
export const { expect, expectTypeOf, vi } = vitest

let declared: DeclaredTest[] = []
let afterwards: Body[] = []
let path: readonly string[] = []
let folder = ''

expect.extend({
  toMatchFileSnapshot: async (received: unknown, name: string) => ({
    pass: received === (await readFile(join(folder, name), 'utf8')),
    message: () => `differs from ${name}`,
  }),
})

const valuesOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row])

const eachOf =
  (define: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows) define(format(name, ...valuesOf(row).map(String)), () => body(...valuesOf(row)))
  }

const defineTest = (name: string, body: Body): void => {
  const hooks = afterwards
  const run = async () => {
    try {
      await body()
    } finally {
      for (const hook of hooks) await hook()
    }
  }
  declared.push({ name: `${[...path, name].join(' > ')} #${declared.length}`, run })
}

const defineSuite = (name: string, body: Body): void => {
  const outer = path
  path = [...path, name]
  body()
  path = outer
}

/** Runs after each test of the file. */
export const afterEach = (hook: Body): void => void afterwards.push(hook)
export const test = Object.assign(defineTest, { each: eachOf(defineTest) })
export const it = test
export const describe = Object.assign(defineSuite, { each: eachOf(defineSuite) })

/** The tests that a file declares while `load` imports it. */
export const collected = async (file: string, load: () => Promise<unknown>): Promise<readonly DeclaredTest[]> => {
  declared = []
  afterwards = []
  folder = dirname(file)
  await load()
  return declared
}

/** File snapshots are stored beside the test file. */
export const runningIn = (file: string): void => {
  folder = dirname(file)
}
