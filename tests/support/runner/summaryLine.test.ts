import { expect, test } from 'vitest'
import { runVitest } from './runVitest.ts'

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)

test('the last line counts what passed, failed and was skipped', async () => {
  const { code, stdout } = await runVitest('summaryLine.ts', [
    `test('a', () => {}); test('b', () => {}); test.skip('c', () => {}); test.todo('d')`,
    `test('e', () => expect(1).toBe(2))`,
  ])
  expect(stdout).toMatch(/Tests .*1 failed.*2 passed/)
  expect(lastLine(stdout)).toBe('2 passed, 1 failed, 2 skipped')
  expect(code).toBe(1)
})

test('a file that cannot be loaded, a failed hook and a stray rejection count as failures', async () => {
  const { stdout } = await runVitest('summaryLine.ts', [
    `import './nowhere.ts'`,
    `beforeAll(() => { throw new Error('hook') }); test('a', () => {})`,
    `test('b', () => { void Promise.reject(new Error('stray')) })`,
  ])
  expect(lastLine(stdout)).toBe('1 passed, 3 failed, 1 skipped')
})

test('a clean run says so and succeeds', async () => {
  const { code, stdout } = await runVitest('summaryLine.ts', [`test('a', () => {})`])
  expect([lastLine(stdout), code]).toEqual(['1 passed, 0 failed, 0 skipped', 0])
})
