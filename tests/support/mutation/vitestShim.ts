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
Object.assign(globalThis, { __vitest_worker__: { config: { expect: {}, chaiConfig: {}, snapshotOptions: {} }, ctx: {}, filepath: '' } })

const vitest = await import('vitest')
export const { expect, expectTypeOf } = vitest

let declared: DeclaredTest[] = []
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
  declared.push({ name: `${[...path, name].join(' > ')} #${declared.length}`, run: () => body() })
}

const defineSuite = (name: string, body: Body): void => {
  const outer = path
  path = [...path, name]
  body()
  path = outer
}

export const test = Object.assign(defineTest, { each: eachOf(defineTest) })
export const it = test
export const describe = Object.assign(defineSuite, { each: eachOf(defineSuite) })

/** The tests that a file declares while `load` imports it. */
export const collected = async (file: string, load: () => Promise<unknown>): Promise<readonly DeclaredTest[]> => {
  declared = []
  folder = dirname(file)
  await load()
  return declared
}

/** File snapshots are stored beside the test file. */
export const runningIn = (file: string): void => {
  folder = dirname(file)
}
