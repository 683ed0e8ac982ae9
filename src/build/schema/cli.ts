import '../../server/requireNode.js'
import { join, resolve } from 'node:path'
import type { ResourceMessages } from '../../../i18n/resourceMessages.ts'
import { startErrorText } from '../../server/start/startErrors.ts'
import { checkProduct } from './checkProduct.ts'
import { LANGUAGES } from './stubs.ts'

/** Entities with untranslated labels, by language. */
const untranslated = async (): Promise<readonly { readonly language: string; readonly entity: string }[]> => {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const module: { readonly default: ResourceMessages } = await import(`../../../i18n/${language}/resources.ts`)
      return Object.entries(module.default).flatMap(([entity, { stub }]) => (stub ? [{ language, entity }] : []))
    }),
  )
  return all.flat()
}

const USAGE = `npm run schema -- check [folder]     all mistakes of all schemas, each with file, line, JSON pointer and remedy
`

const [command, folder, ...more] = process.argv.slice(2)
if (command !== 'check' || more.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    const { list } = await checkProduct(folder === undefined ? join(import.meta.dirname, '../../../schemas') : resolve(folder))
    const waiting = (await untranslated()).map(
      ({ language, entity }) => `i18n/${language}/resources: ${entity} waits for its translation\n`,
    )
    process.stdout.write(`${waiting.join('')}${list.length} schemas, no mistakes.\n`)
  } catch (error) {
    process.stderr.write(`${startErrorText(error)}\n`)
    process.exitCode = 1
  }
}
