import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const idOf = (number: number) => `generated${number}`

/** A schema file of eight fields of different types; every one but the first refers to the one before it. */
function generatedSchema(number: number): { readonly id: string; readonly text: string } {
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

/** The product with more schemas than its own: a folder that starts like the repository. */
export interface EnlargedProduct {
  readonly main: string
  readonly remove: () => Promise<void>
}

const isCode = (path: string) => !/\.test\.tsx?$|\.view\.tsx?$/.test(path)

/** Copies the server's files and adds generated schema files until there are `count`. */
export async function enlargedProduct(count: number): Promise<EnlargedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-product-'))
  for (const name of ['src', 'schemas', 'i18n', 'package.json'])
    await cp(join(repository, name), join(folder, name), { recursive: true, filter: isCode })
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const own = (await readdir(join(folder, 'schemas'))).filter((name) => name.endsWith('.ts')).length
  for (let number = 0; number < count - own; number += 1) {
    const { id, text } = generatedSchema(number)
    await writeFile(join(folder, 'schemas', `${id}.ts`), text)
  }
  return { main: join(folder, 'src/server/main.ts'), remove: () => rm(folder, { recursive: true, force: true }) }
}
