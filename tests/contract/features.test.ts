import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../src/server/features')

/** `orders/demo.ts`, `../firms/trust.ts` → `firms`; undefined outside the features. */
function folderOf(file: string, path: string): string | undefined {
  const [folder] = posix.join(dirname(file).replaceAll('\\', '/'), path).split('/')
  return folder === '..' ? undefined : folder
}

/** The feature folders that each feature folder imports, including type-only imports and those at run time. */
function importedFolders(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync('**/*.ts', { cwd: features, exclude: ['**/*.test.ts'] })) {
    const [feature = ''] = file.split(/[\\/]/)
    const imported = graph.get(feature) ?? new Set()
    for (const [, path = ''] of readFileSync(join(features, file), 'utf8').matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)) {
      const folder = folderOf(file, path)
      if (folder !== undefined && folder !== feature) imported.add(folder)
    }
    graph.set(feature, imported)
  }
  return graph
}

/** What is left of a graph without what leads to no circle, each with what it imports of the rest. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const left = new Set(graph.keys())
  for (let ending = true; ending; ) {
    const ends = [...left].filter((folder) => ![...(graph.get(folder) ?? [])].some((imported) => left.has(imported)))
    for (const folder of ends) left.delete(folder)
    ending = ends.length > 0
  }
  return Object.fromEntries([...left].map((folder) => [folder, [...(graph.get(folder) ?? [])].filter((imported) => left.has(imported))]))
}

test('folders of features import each other in no circle', () => {
  const graph = importedFolders()
  expect([graph.get('orders')?.has('payments'), graph.get('auctions')?.has('firms')]).toEqual([true, true])
  expect(circlesIn(graph)).toEqual({})
})

test('a circle is found with the folders that lead into it', () => {
  const graph = new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }).map(([from, to]) => [from, new Set(to)]))
  expect(circlesIn(graph)).toEqual({ a: ['b'], b: ['c'], c: ['b'] })
})
