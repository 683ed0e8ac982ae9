/** The tests that a mutant of pure code can fail. */
export const TEST_FILES = [
  'src/{domain,model}/**/*.test.ts',
  'src/fields/shared/uploads/*.test.ts',
  'tests/contract/{jsonSchema,schemaMistakes}.test.ts',
]
