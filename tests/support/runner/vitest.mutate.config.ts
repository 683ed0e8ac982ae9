import { defineConfig } from 'vitest/config'

/** The tests that a change of pure code can fail, for Stryker: it runs them in one warm process. */
export default defineConfig({
  test: {
    include: [
      'src/{domain,model}/**/*.test.ts',
      'src/fields/shared/uploads/*.test.ts',
      'tests/contract/{jsonSchema,schemaMistakes}.test.ts',
    ],
    testTimeout: 60_000,
  },
})
