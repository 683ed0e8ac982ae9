import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../contract/jsonSchemaTestSuite')

interface SuiteTest {
  readonly description: string
  readonly data: unknown
  readonly valid: boolean
}

export interface SuiteGroup {
  readonly file: string
  /** `ref.json: root pointer ref` */
  readonly name: string
  readonly schema: object | boolean
  readonly tests: readonly SuiteTest[]
}

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Every group of required tests of draft 2020-12. */
export const suiteGroups = (): SuiteGroup[] =>
  readdirSync(join(FOLDER, 'tests'))
    .sort()
    .flatMap((file) => {
      const groups = parse(join(FOLDER, 'tests', file)) as (Omit<SuiteGroup, 'file' | 'name'> & { readonly description: string })[]
      return groups.map(({ description, schema, tests }) => ({ file, name: `${file}: ${description}`, schema, tests }))
    })

/** Documents that the suite expects at `http://localhost:1234`, by address. */
export const suiteRemotes = (): Readonly<Record<string, object>> => {
  const folder = join(FOLDER, 'remotes')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [`http://localhost:1234/${file.replaceAll('\\', '/')}`, parse(join(folder, file)) as object]),
  )
}
