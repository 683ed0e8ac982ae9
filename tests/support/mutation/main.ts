/**
 * `npm run mutate [-- path …]`: changes the pure code in small ways, a file, a folder or all of it, and lists each change that no test notices and that
 * `explained.json` does not explain. Fails where there is one, and where an explanation of the whole code explains nothing any more.
 */
import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type Explanation, explainedBy, unexplained } from './explained.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

const isExplanation = (value: unknown): value is Explanation =>
  typeof value === 'object' && value !== null && 'files' in value && 'reason' in value

const explanations = (): readonly Explanation[] => {
  const list = read('explained.json')
  if (!Array.isArray(list) || !list.every(isExplanation)) throw new Error('explained.json: each entry has "files" and "reason"')
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
console.log(`${results.length} changes, ${left.length} that no test notices and nothing explains`)
process.exitCode = left.length + useless.length > 0 ? 1 : 0
