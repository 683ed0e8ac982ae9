import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutSamples } from './withoutSamplesPlugin.ts'

const cleaned = (code: string) => withoutSamples(code, parseAst(code))

test('samples and mistakes go, and nothing beside them', () => {
  const code = "const type = { name: 'x', samples: [{ valid: ['a'], samples: [1] }], mistakes: (s) => [...m(s)], listed: true }"
  expect(cleaned(code)).toBe("const type = { name: 'x', samples: [], mistakes: undefined, listed: true }")
})

test('they go from what a function makes too; names that are taken out of an object stay', () => {
  const code = 'const make = (type) => ({ ...type, samples: type.samples })\nconst { mistakes, ...rest } = make(one)'
  expect(cleaned(code)).toBe('const make = (type) => ({ ...type, samples: [] })\nconst { mistakes, ...rest } = make(one)')
})

test('other modules stay as they are', () => {
  expect(cleaned("export const a = { b: 'samples' }")).toBe("export const a = { b: 'samples' }")
})
