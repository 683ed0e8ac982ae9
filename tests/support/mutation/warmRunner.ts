import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type CoveragePerTestId, INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import fc from 'fast-check'
import { distancesTo, freshImporter, loadProjectAfresh } from './freshModules.ts'
import { TEST_FILES } from './testFiles.ts'
import type { DeclaredTest } from './vitestShim.ts'

const SHIM = new URL('./vitestShim.ts', import.meta.url).href

/** Results of the dry run, stored in the sandbox for the process that replaces one which a mutant made hang. */
interface DryRun {
  readonly durations: Readonly<Record<string, number>>
  readonly coverage: CoveragePerTestId
}

/** Of all random values: otherwise a change that no test notices would now and then fail one by chance. */
const SEED = 1

/** Milliseconds; slower tests run after those that may fail sooner. */
const QUICK = 20

const DRY_RUN_FILE = 'dryRun.json'

const isDryRun = (value: unknown): value is DryRun =>
  typeof value === 'object' && value !== null && 'durations' in value && 'coverage' in value

interface LoadedTest extends DeclaredTest {
  readonly id: string
  readonly file: string
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Runs the tests of pure code in one warm process, a thousand times as fast as starting Vitest. Each test file has its own modules, and a mutant runs the tests
 * that reach it. A file is loaded again if a mutant acts while the file is loaded, if a mutant has changed state, and before a mutant counts as survived.
 */
export class WarmRunner implements TestRunner {
  #tests = new Map<string, readonly LoadedTest[]>()
  #dryRun: DryRun = { durations: {}, coverage: {} }
  #shim: typeof import('./vitestShim.ts') | undefined
  /** Number of killed mutants when each test killed its last one: the same test often kills neighbours. */
  readonly #kills = new Map<string, number>()
  #killCount = 0
  readonly #stryker: InstrumenterContext = {}

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.#stryker })
    fc.configureGlobal({ seed: SEED })
    loadProjectAfresh(SHIM)
    this.#shim = await import(SHIM)
    const learned: unknown = existsSync(DRY_RUN_FILE) ? JSON.parse(readFileSync(DRY_RUN_FILE, 'utf8')) : undefined
    if (isDryRun(learned)) this.#dryRun = learned
    for await (const name of glob(TEST_FILES)) {
      const file = resolve(name)
      this.#tests.set(file, await this.#load(file, freshImporter()))
    }
  }

  async #load(file: string, importer: (file: string) => Promise<unknown>): Promise<readonly LoadedTest[]> {
    const declared = (await this.#shim?.collected(file, () => importer(file))) ?? []
    return declared.map((one) => ({ ...one, file, id: `${file}#${one.name}` }))
  }

  async #failureOf(one: LoadedTest): Promise<string | undefined> {
    this.#shim?.runningIn(one.file)
    try {
      await one.run()
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const tests: DryRunResult & { status: DryRunStatus.Complete } = { status: DryRunStatus.Complete, tests: [] }
    const near = new Set(files.flatMap((file) => [...distancesTo(file).keys()]))
    for (const one of [...this.#tests.values()].flat().filter(({ file }) => near.has(file))) {
      this.#stryker.currentTestId = one.id
      const started = performance.now()
      const failureMessage = await this.#failureOf(one)
      const facts = { id: one.id, name: one.name, fileName: one.file, timeSpentMs: performance.now() - started }
      tests.tests.push(
        failureMessage === undefined ? { ...facts, status: TestStatus.Success } : { ...facts, status: TestStatus.Failed, failureMessage },
      )
    }
    this.#stryker.currentTestId = undefined
    const { mutantCoverage } = this.#stryker
    const durations = Object.fromEntries(tests.tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
    this.#dryRun = { durations, coverage: mutantCoverage?.perTest ?? {} }
    writeFileSync(DRY_RUN_FILE, JSON.stringify(this.#dryRun))
    return { ...tests, mutantCoverage }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    this.#stryker.hitLimit = options.hitLimit
    const { id } = options.activeMutant
    const tests = this.#covering(id)
    const result =
      (await this.#killedWarm(id, tests)) ??
      (options.mutantActivation === 'static' ? await this.#loadMutated(options) : await this.#runFresh(id, tests))
    this.#stryker.hitLimit = undefined
    return result
  }

  async #withMutant<Answer>(mutant: string, work: () => Promise<Answer>): Promise<Answer> {
    this.#stryker.hitCount = 0
    this.#stryker.activeMutant = mutant
    try {
      return await work()
    } finally {
      this.#stryker.activeMutant = undefined
    }
  }

  #killed(one: LoadedTest, failureMessage: string): MutantRunResult {
    const { hitCount = 0, hitLimit = Number.POSITIVE_INFINITY } = this.#stryker
    if (hitCount > hitLimit) return { status: MutantRunStatus.Timeout, reason: failureMessage }
    this.#killCount += 1
    this.#kills.set(one.id, this.#killCount)
    return { status: MutantRunStatus.Killed, killedBy: [one.id], failureMessage, nrOfTests: 1 }
  }

  async #firstFailure(mutant: string, tests: readonly LoadedTest[]): Promise<MutantRunResult | undefined> {
    for (const one of tests) {
      const failure = await this.#withMutant(mutant, () => this.#failureOf(one))
      if (failure !== undefined) return this.#killed(one, failure)
    }
    return undefined
  }

  /** The tests that reach a mutant: quick ones that have killed one recently first, then the others, the quickest first. */
  #covering(mutant: string): readonly LoadedTest[] {
    const { coverage, durations } = this.#dryRun
    const reaching = [...this.#tests.values()].flat().filter(({ id }) => coverage[id]?.[mutant] !== undefined)
    const duration = ({ id }: LoadedTest) => durations[id] ?? 0
    const lastKill = (one: LoadedTest) => (duration(one) > QUICK ? 0 : (this.#kills.get(one.id) ?? 0))
    return reaching.toSorted((one, other) => lastKill(other) - lastKill(one) || duration(one) - duration(other))
  }

  /** A failure counts only if the same test passes without the mutant, because an earlier mutant may have changed the state of a module. */
  async #killedWarm(mutant: string, tests: readonly LoadedTest[]): Promise<MutantRunResult | undefined> {
    const result = await this.#firstFailure(mutant, tests)
    if (result?.status !== MutantRunStatus.Killed) return result
    const killer = tests.find(({ id }) => result.killedBy.includes(id))
    return killer === undefined || (await this.#failureOf(killer)) === undefined ? result : undefined
  }

  async #runFresh(mutant: string, tests: readonly LoadedTest[]): Promise<MutantRunResult> {
    const ids = new Set(tests.map(({ id }) => id))
    const importer = freshImporter()
    const fresh: LoadedTest[] = []
    for (const file of new Set(tests.map((one) => one.file))) fresh.push(...(await this.#load(file, importer)))
    const result = await this.#firstFailure(
      mutant,
      fresh.filter(({ id }) => ids.has(id)),
    )
    return result === undefined ? { status: MutantRunStatus.Survived, nrOfTests: tests.length } : await this.#confirmed(result)
  }

  /**
   * A failure after reloading counts only if the same test, reloaded again, passes without the mutant.
   * @throws if it fails: Stryker then tries the mutant in a new process
   */
  async #confirmed(result: MutantRunResult): Promise<MutantRunResult> {
    if (result.status !== MutantRunStatus.Killed) return result
    const [id = ''] = result.killedBy
    const file = [...this.#tests.keys()].find((one) => id === one || id.startsWith(`${one}#`))
    if (file === undefined) throw new Error(`no file has the test ${id}`)
    const killer = (await this.#load(file, freshImporter())).find((one) => one.id === id)
    const failure = killer && (await this.#failureOf(killer))
    if (failure !== undefined) throw new Error(`${id} fails without the mutant: ${failure}`)
    return result
  }

  /** The mutant acts while the files that depend on it are loaded, the nearest first. */
  async #loadMutated({ activeMutant, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    const distances = distancesTo(sandboxFileName)
    const files = [...this.#tests.keys()].filter((file) => distances.has(file))
    files.sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0))
    const importer = freshImporter()
    for (const file of files) {
      const result = await this.#withMutant(activeMutant.id, () => this.#failureOfFile(file, importer))
      if (result !== undefined) return await this.#confirmed(result)
    }
    return { status: MutantRunStatus.Survived, nrOfTests: files.length }
  }

  async #failureOfFile(file: string, importer: (file: string) => Promise<unknown>): Promise<MutantRunResult | undefined> {
    const whole: LoadedTest = { id: file, name: file, file, run: () => undefined }
    try {
      for (const one of await this.#load(file, importer)) {
        const failure = await this.#failureOf(one)
        if (failure !== undefined) return this.#killed(one, failure)
      }
      return undefined
    } catch (error) {
      return this.#killed(whole, messageOf(error))
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmRunner)]
