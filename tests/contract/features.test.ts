import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadSchemas } from '../../src/server/start/loadSchemas.ts'

const server = join(import.meta.dirname, '../../src/server')
const features = join(server, 'features')

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

/** Code of the server outside the features, without comments, by path. */
function genericCode(): Map<string, string> {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['features/**', '**/*.test.ts'] })
  return new Map(files.map((file) => [file, readFileSync(join(server, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]))
}

/** Whether code names an entity: as text, also of its child tables (`users_roles`) and columns, or as a member of the model's entities. */
const namesEntity = (code: string, id: string): boolean => new RegExp(`['"\`]${id}(_\\w+)?['"\`.]|\\bentities\\??\\.${id}\\b`).test(code)

describe('the server outside the features', () => {
  let ids: readonly string[] = []
  beforeAll(async () => {
    ids = (await loadSchemas(join(server, '../../schemas'))).map(({ schema }) => String(Reflect.get(Object(schema), '$id')))
  })

  test('names the entities that records/README.md lists, and no others', () => {
    const code = [...genericCode().values()]
    expect(ids).toEqual(expect.arrayContaining(['cars', 'firms', 'users']))
    const [, table = ''] = readFileSync(join(server, 'records/README.md'), 'utf8').split('## Entities it names')
    const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
    expect(ids.filter((id) => code.some((text) => namesEntity(text, id))).toSorted()).toEqual(listed.toSorted())
  })

  test('imports no feature and no schema', () => {
    const importing = [...genericCode()].filter(([, code]) => /(\bfrom |\bimport\(|^import )'(\.\.?\/)+(features|schemas)\//m.test(code))
    expect(importing.map(([file]) => file)).toEqual([])
  })
})

test.each([
  ["repository.of('cars')", true],
  ["selectFrom('cars_costs')", true],
  ["innerJoin('cars.id', x)", true],
  ['model.entities.cars', true],
  ["'/api/cars'", false],
  ["'carsOf'", false],
])('%s names cars: %s', (code, names) => {
  expect(namesEntity(code, 'cars')).toBe(names)
})
