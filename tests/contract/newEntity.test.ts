import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../support/processes/devServer.ts'

let folder: string
beforeAll(() => {
  folder = copyProject()
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (script: string, ...args: readonly string[]): Promise<{ code: number; said: string }> => {
  const command = [join(folder, 'src/build/schema', script), ...args]
  return promisify(execFile)(process.execPath, command, { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code,
      said: `${stdout}${stderr}`,
    }),
  )
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('npm run entity', () => {
  test('writes a schema and its labels, marked as stubs, that the product takes up', async () => {
    const { code, said } = await run('newEntityCli.ts', 'carInsurers')
    expect([code, said]).toEqual([0, expect.stringContaining('schemas/carInsurers.ts')])
    expect(said.match(/^ {2}\S+$/gm)).toHaveLength(7)
    expect(read('schemas/carInsurers.ts')).toContain("title: 'Car insurer'")
    expect(read('i18n/ar/resources/carInsurers.ts')).toContain('stub: true')
    expect(read('i18n/tr/resources.ts')).toContain("import carInsurers from './resources/carInsurers.ts'")
    const checked = await run('cli.ts', 'check')
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('i18n/fr/resources: carInsurers waits for its translation') })
  })

  test.each([
    ['customers', 'schemas/customers.ts'],
    ['Insurers', 'letters and digits'],
    ['car-insurers', 'letters and digits'],
    ['search', '/api/search'],
    ['constructor', 'another name'],
    ['../evil', 'letters and digits'],
  ])('refuses %s', async (id, reason) => {
    expect(await run('newEntityCli.ts', id)).toMatchObject({ code: 1, said: expect.stringContaining(reason) })
  })
})
