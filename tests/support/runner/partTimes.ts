import type { Reporter, TestModule } from 'vitest/node'

interface Span {
  files: number
  /** Sum of the files' times in milliseconds; files run in parallel. */
  work: number
  /** Milliseconds between the start of its first file and the end of its last. */
  first: number
  last: number
}

const durationOf = (module: TestModule): number => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`.padStart(7)

/** One line per part: `api        80 files, from first to last   301 s, all files   850 s`. */
export const partLine = (name: string, { files, work, first, last }: Span): string =>
  `${name.padEnd(9)}${String(files).padStart(4)} files, from first to last ${seconds(last - first)}, all files ${seconds(work)}`

/** Prints how long each project took. */
export default class PartTimes implements Reporter {
  readonly #parts = new Map<string, Span>()

  onTestModuleStart({ project }: TestModule) {
    const now = performance.now()
    if (!this.#parts.has(project.name)) this.#parts.set(project.name, { files: 0, work: 0, first: now, last: now })
  }

  onTestModuleEnd(module: TestModule) {
    const part = this.#parts.get(module.project.name)
    if (!part) return
    part.files += 1
    part.work += durationOf(module)
    part.last = performance.now()
  }

  onTestRunEnd() {
    for (const [name, part] of this.#parts) process.stdout.write(`${partLine(name, part)}\n`)
  }
}
