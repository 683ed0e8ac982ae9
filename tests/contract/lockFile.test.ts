import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (name: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8'))

const packages: Readonly<Record<string, LockedPackage>> = read('package-lock.json').packages
const manifest: LockedPackage = read('package.json')

/** Whether `name` resolves from the package at `path` by Node's rules. */
function isLocked(path: string, name: string): boolean {
  if (`${path}${path && '/'}node_modules/${name}` in packages) return true
  return path !== '' && isLocked(path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

test('npm ci finds every package in the lock file, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...(path === '' && devDependencies), ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${name} for ${path || 'package.json'}`),
  )
  expect(missing).toEqual([])
})

test('every locked package is proved by its integrity and bound to no registry', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  expect(entries.filter(([, { integrity, resolved }]) => !integrity || resolved).map(([path]) => path)).toEqual([])
})

test('every package the project names is pinned to the version that is locked', () => {
  const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  const loose = Object.entries(named).filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
  expect(loose).toEqual([])
})
