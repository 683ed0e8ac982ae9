import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [{ extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts', 'tests/support/**/*.test.ts'] } }],
  },
})
