import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import LongestFirst from './tests/support/runner/longestFirst.ts'
import { keepTemporaryFilesInMemory } from './tests/support/runner/temporaryFolder.ts'
import viteConfig from './vite.config.ts'

const SECOND = 1000

/** The compile cache, shared by processes: a command of the product starts in half the time. Node validates it against the files. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'car-dealer-hub-compiled')

/** Applications and pages make much short-lived garbage: the tests and their servers collect it a quarter as often. */
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

keepTemporaryFilesInMemory()

/** Tests spend a third of their time waiting for databases, timers and other processes; tests in a browser half of it. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)
const BROWSERS = availableParallelism() * 2

const withTemplates = ['tests/support/database/templatesSetup.ts']

const withPostgres = ['tests/support/database/postgresSetup.ts']

/** `passwords.test.ts` and separate server processes use the real cost. */
const cheapPasswords = [{ find: /^\.\/passwordCost\.ts$/, replacement: join(import.meta.dirname, 'tests/support/app/passwordCost.ts') }]

/**
 * Test files share a worker with its loaded and compiled modules; each file has its own databases, servers and folders. Those of the project web also share a
 * window, which `webSetup.ts` empties after each file; their modules can't be mocked, because another file may have loaded them. Limits of time are for a test
 * that never ends: a busy machine takes three times as long as a quiet one.
 */
const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'unit',
      isolate: false,
      include: ['{src,schemas,i18n}/**/*.test.ts'],
      testTimeout: 60 * SECOND,
    },
  },
  {
    test: {
      name: 'contract',
      isolate: false,
      include: ['tests/{contract,support}/**/*.test.ts'],
      globalSetup: withPostgres,
      testTimeout: 180 * SECOND,
      hookTimeout: 180 * SECOND,
    },
  },
  {
    test: {
      name: 'api',
      isolate: false,
      include: ['tests/api/**/*.test.ts'],
      alias: cheapPasswords,
      globalSetup: withPostgres,
      testTimeout: 180 * SECOND,
      hookTimeout: 180 * SECOND,
    },
  },
  {
    test: {
      name: 'web',
      isolate: false,
      include: ['tests/web/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'],
      alias: cheapPasswords,
      environment: 'happy-dom',
      // Empty frames, which are printed.
      environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
      globalSetup: withTemplates,
      setupFiles: ['tests/support/web/commits.ts', 'tests/support/web/webSetup.ts'],
      testTimeout: 180 * SECOND,
      hookTimeout: 180 * SECOND,
    },
  },
  {
    test: {
      name: 'e2e',
      isolate: false,
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: [...withPostgres, 'tests/support/processes/buildSetup.ts'],
      testTimeout: 300 * SECOND,
      hookTimeout: 300 * SECOND,
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
      reporters: [
        'default',
        'tests/support/runner/partTimes.ts',
        'tests/support/runner/answeredCalls.ts',
        'tests/support/runner/summaryLine.ts',
      ],
      expect: { requireAssertions: true },
      maxWorkers: WORKERS,
      sequence: { sequencer: LongestFirst },
      projects: projects.map((project) => ({ extends: true, ...project })),
    },
  }),
)
