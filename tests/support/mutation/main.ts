/**
 * `npm run mutate [-- path …]`: changes the pure code of a file, a folder or all of it in small ways, and lists each change that no test notices and
 * `explained.json` does not explain. Fails if there is one, if an explanation explains nothing in a run over all code, and if a path has nothing to change.
 */
import { readFileSync, statSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type Explanation, explainedBy, unexplained } from './explained.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

const isExplanation = (value: unknown): value is Explanation =>
  typeof value === 'object' && value !== null && ['files', 'mutators', 'line', 'reason'].every((name) => name in value)

const explanations = (): readonly Explanation[] => {
  const list = read('explained.json')
  if (!Array.isArray(list) || !list.every(isExplanation))
    throw new Error('explained.json: each entry has "files", "mutators", "line" and "reason"')
  return list
}

const patternOf = (path: string): string => (statSync(path).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path)

const optionsFor = (paths: readonly string[]): PartialStrykerOptions => {
  const options: PartialStrykerOptions = Object(read('stryker.config.json'))
  const leftOut = options.mutate?.filter((pattern) => pattern?.startsWith('!')) ?? []
  return paths.length === 0 ? options : { ...options, mutate: [...paths.map(patternOf), ...leftOut] }
}

const described = ({ fileName, location, mutatorName, replacement = '', status }: MutantResult, source: string): string => {
  const lines = source.split('\n')
  const line = lines[location.start.line - 1]?.trim() ?? ''
  return `${relative('', fileName)}:${location.start.line}:${location.start.column} ${mutatorName} (${status})\n    ${line}\n  → ${replacement.replace(/\s+/g, ' ').slice(0, 200)}`
}

const paths = process.argv.slice(2)
const results = await new Stryker(optionsFor(paths)).runMutationTest()
const known = explanations()
const sources = new Map(results.map(({ fileName }) => [fileName, readFileSync(fileName, 'utf8')]))
const sourceOf = (result: MutantResult): string => sources.get(result.fileName) ?? ''
const left = unexplained(results, known, sourceOf)
for (const result of left) console.log(described(result, sourceOf(result)))
const useless = paths.length > 0 ? [] : known.filter((one) => !results.some((result) => explainedBy(one, result, sourceOf(result))))
for (const { files, reason } of useless) console.log(`explained.json: nothing left in ${files}: ${reason}`)
const unmatched = paths.filter((path) => !results.some(({ fileName }) => matchesGlob(relative('', fileName), patternOf(path))))
for (const path of unmatched) console.log(`${path}: nothing to change in it`)
const counted = (status: MutantResult['status']): number => results.filter((result) => result.status === status).length
const [killed, endless] = [counted('Killed'), counted('Timeout')]
const explained = results.length - killed - endless - left.length
console.log(`${results.length} changes: ${killed} fail a test, ${endless} never end, ${explained} explained, ${left.length} left`)
process.exitCode = left.length + useless.length + unmatched.length > 0 || results.length === 0 ? 1 : 0
