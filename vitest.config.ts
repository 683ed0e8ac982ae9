import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import LongestFirst from './tests/support/runner/longestFirst.ts'
import viteConfig from './vite.config.ts'

const SECOND = 1000

/** What one process has compiled serves the next: a command of the product starts in half the time. Node validates it against the files. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'car-dealer-hub-compiled')

/** Tests wait for databases, timers and other processes about a third of their time, those in a browser half of it. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)
const BROWSERS = availableParallelism() * 2

const withTemplates = ['tests/support/database/templatesSetup.ts']

const withPostgres = ['tests/support/database/postgresSetup.ts']

/** `passwords.test.ts` and servers of their own process have the real one. */
const cheapPasswords = [{ find: /^\.\/passwordCost\.ts$/, replacement: join(import.meta.dirname, 'tests/support/app/passwordCost.ts') }]

/**
 * Files without a page share a worker and what it has loaded and compiled; each file has databases, servers and folders of its own.
 * A page is one a file: what a file mounts and defines on `window` would reach the next.
 */
const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'unit',
      isolate: false,
      include: ['{src,schemas,i18n}/**/*.test.ts'],
      testTimeout: 20 * SECOND,
    },
  },
  {
    test: {
      name: 'contract',
      isolate: false,
      include: ['tests/{contract,support}/**/*.test.ts'],
      globalSetup: withPostgres,
      testTimeout: 60 * SECOND,
      hookTimeout: 120 * SECOND,
    },
  },
  {
    test: {
      name: 'api',
      isolate: false,
      include: ['tests/api/**/*.test.ts'],
      alias: cheapPasswords,
      globalSetup: withPostgres,
      testTimeout: 30 * SECOND,
      hookTimeout: 60 * SECOND,
    },
  },
  {
    test: {
      name: 'web',
      include: ['tests/web/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'],
      alias: cheapPasswords,
      environment: 'happy-dom',
      globalSetup: withTemplates,
      setupFiles: ['tests/support/web/commits.ts', 'tests/support/web/webSetup.ts'],
      testTimeout: 30 * SECOND,
      hookTimeout: 60 * SECOND,
    },
  },
  {
    test: {
      name: 'e2e',
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: [...withPostgres, 'tests/support/processes/buildSetup.ts'],
      testTimeout: 180 * SECOND,
      hookTimeout: 180 * SECOND,
      expect: { requireAssertions: true },
      maxWorkers: BROWSERS,
      sequence: { groupOrder: 1 },
    },
  },
]

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      reporters: ['default', 'tests/support/runner/partTimes.ts', 'tests/support/runner/summaryLine.ts'],
      expect: { requireAssertions: true },
      maxWorkers: WORKERS,
      sequence: { sequencer: LongestFirst },
      projects: projects.map((project) => ({ extends: true, ...project })),
    },
  }),
)
