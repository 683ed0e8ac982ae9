import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generatedSchema } from './generatedSchema.ts'

const repository = resolve(import.meta.dirname, '../..')

/** The product with more schemas than its own: a folder that starts like the repository. */
export interface EnlargedProduct {
  readonly main: string
  readonly remove: () => Promise<void>
}

const isCode = (path: string) => !/\.test\.tsx?$|\.view\.tsx?$/.test(path)

/** Copies what the server runs from and adds generated schema files until there are `count`. */
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
