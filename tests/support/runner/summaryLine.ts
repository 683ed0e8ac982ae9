import type { Reporter, TestModule } from 'vitest/node'

type RunEnd = Parameters<NonNullable<Reporter['onTestRunEnd']>>

export interface Verdict {
  passed: number
  failed: number
  skipped: number
}

const brokenOutsideItsTests = (module: TestModule) => !module.ok() && module.children.allTests('failed').next().done === true

/** Counts tests; a file that could not be loaded, a failed hook and an error outside any test each count as one failure. */
export function verdictOf(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Verdict {
  const verdict = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
  for (const module of modules) {
    if (brokenOutsideItsTests(module)) verdict.failed += 1
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      verdict[state === 'pending' ? 'skipped' : state] += 1
    }
  }
  return verdict
}

/** Prints one plain line after vitest's own summary, for readers and scripts that only see the end. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: RunEnd[0], unhandledErrors: RunEnd[1]) {
    const { passed, failed, skipped } = verdictOf(modules, unhandledErrors)
    process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  }
}
