import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const idOf = (number: number) => `generated${number}`

/** A schema file of eight fields of different types; every one but the first refers to the one before it. */
function generatedSchema(number: number): SchemaText {
  const id = idOf(number)
  const schema = {
    $id: id,
    title: `Generated ${number}`,
    type: 'object',
    required: ['code', 'name'],
    properties: {
      code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
      name: { type: 'string', minLength: 1, maxLength: 100, search: true },
      email: { type: 'string', format: 'email' },
      amount: { type: 'string', format: 'money', formatMinimum: '0.00' },
      quantity: { type: 'integer', minimum: 0 },
      due: { type: 'string', format: 'date' },
      state: { enum: ['open', 'closed'] },
      ...(number === 0 ? {} : { previous: { type: 'string', reference: idOf(number - 1) } }),
    },
    entity: { access: { Admin: 'all', Dealer: ['list', 'show'] } },
  }
  return { id, text: `export const ${id} = ${JSON.stringify(schema)}\n` }
}

const repository = resolve(import.meta.dirname, '../..')

/** A copy of the product with more schemas than its own: a folder that starts like the repository. */
export interface EnlargedProduct {
  readonly folder: string
  readonly main: string
  readonly remove: () => Promise<void>
}

interface SchemaText {
  readonly id: string
  readonly text: string
}

interface Copy {
  /** Files and folders of the repository. */
  readonly names: readonly string[]
  readonly schemas: (own: number) => readonly SchemaText[]
  readonly filter: (path: string) => boolean
}

/** Copies parts of the repository and adds schema files. `schemas` gets the number of the product's own. */
export async function copiedProduct({ names, schemas, filter }: Copy): Promise<EnlargedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-product-'))
  for (const name of names) await cp(join(repository, name), join(folder, name), { recursive: true, filter })
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const own = (await readdir(join(folder, 'schemas'))).filter((name) => name.endsWith('.ts')).length
  for (const { id, text } of schemas(own)) await writeFile(join(folder, 'schemas', `${id}.ts`), text)
  return { folder, main: join(folder, 'src/server/main.ts'), remove: () => rm(folder, { recursive: true, force: true }) }
}

const isCode = (path: string) => !/\.test\.tsx?$|\.view\.tsx?$/.test(path)

/** The server's files, and generated schema files until there are `count`. */
export const enlargedProduct = (count: number): Promise<EnlargedProduct> =>
  copiedProduct({
    names: ['src', 'schemas', 'i18n', 'package.json'],
    schemas: (own) => Array.from({ length: count - own }, (_, number) => generatedSchema(number)),
    filter: isCode,
  })
