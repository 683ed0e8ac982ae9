import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { NOTES, neverCompared } from '../app/answeredCalls.ts'

type RunEnd = Parameters<NonNullable<Reporter['onTestRunEnd']>>

/** Whether a run has all tests of the project. */
async function isWhole({ config, projects }: Vitest, name: string, modules: readonly TestModule[]): Promise<boolean> {
  const project = projects.find((one) => one.name === name)
  if (!project || config.testNamePattern) return false
  const { testFiles } = await project.globTestFiles()
  return modules.filter((module) => module.project.name === name).length === testFiles.length
}

/**
 * Fails a run of all API tests in which no answer of a declared call was compared with its contract (`app/answerCheck.ts`). Test processes note in a
 * temporary folder what they declare and compare.
 */
export default class AnsweredCalls implements Reporter {
  #vitest: Vitest | undefined
  readonly #folder = mkdtempSync(join(tmpdir(), 'answered-calls-'))

  onInit(vitest: Vitest) {
    this.#vitest = vitest
    process.env[NOTES] = this.#folder
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }))
  }

  async onTestRunEnd(modules: RunEnd[0]) {
    const notes = readdirSync(this.#folder).map((name) => readFileSync(join(this.#folder, name), 'utf8'))
    if (!this.#vitest || !(await isWhole(this.#vitest, 'api', modules))) return
    const missing = neverCompared(notes)
    if (missing.length === 0) return
    process.stderr.write(`\nNo test compares an answer of these calls with their contract:\n  ${missing.join('\n  ')}\n\n`)
    process.exitCode = 1
  }
}
