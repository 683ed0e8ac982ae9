import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntitySchema } from '../../model/entitySchema.ts'
import { humanize, inSentence } from '../../model/naming.ts'
import { loadProduct } from '../../server/start/loadProduct.ts'
import { StartRefused } from '../../server/start/startRefused.ts'
import { LANGUAGES, stubFile, withImport } from './stubs.ts'

const schemaOf = (id: string, title?: string): EntitySchema => ({
  $id: id,
  ...(title !== undefined && { title }),
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, search: true } },
  entity: { recordLabel: '{name}' },
})

const schemaSource = (id: string, title: string): string => `import { defineEntity } from '../src/model/defineEntity.ts'

export const ${id} = defineEntity({
  $id: '${id}',
  title: '${title}',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, search: true },
  },
  entity: { icon: 'TableRows', menu: 'records', recordLabel: '{name}' },
})
`

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Writes the schema of a new entity, and its labels in all languages but English as stubs to be translated.
 * @returns the written files, as paths from the project's folder
 * @throws SchemaMistakes if the id or an existing schema has a mistake; StartRefused if a file exists already
 */
export const writeEntity = async (root: string, id: string): Promise<readonly string[]> => {
  const file = `schemas/${id}.ts`
  const { model } = await loadProduct(join(root, 'schemas'), [{ file, schema: schemaOf(id) }])
  const { title, plural } = model.entities[id] ?? { title: humanize(id), plural: humanize(id) }
  const texts = { name: `${title} |||| ${plural}`, create: `New ${inSentence(title)}`, fields: { name: 'Name' } }
  const stubs = LANGUAGES.map((language) => ({ file: `i18n/${language}/resources/${id}.ts`, text: stubFile(id, texts, language) }))
  for (const one of [file, ...stubs.map((stub) => stub.file)])
    if (await isThere(join(root, one))) throw new StartRefused(`${one} is there already`, 'Choose another id, or remove the file')
  const indexes = await Promise.all(
    LANGUAGES.map(async (language) => {
      const index = `i18n/${language}/resources.ts`
      return { file: index, text: withImport(await readFile(join(root, index), 'utf8'), id) }
    }),
  )
  const written = [{ file, text: schemaSource(id, title) }, ...stubs, ...indexes]
  for (const one of written) await writeFile(join(root, one.file), one.text)
  return written.map((one) => one.file)
}
