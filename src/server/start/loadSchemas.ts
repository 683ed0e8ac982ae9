import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mistake } from '../../model/check/mistake.ts'
import type { GivenFile } from '../../model/loadModel.ts'
import { errorCode } from '../errorCode.ts'

const isSchema = (value: unknown): boolean => value !== null && typeof value === 'object' && '$id' in value

/** `schemas/carLots.ts` → `carLots`, the conventional name of its schema. */
const nameOf = (file: string): string => path.basename(file, '.ts')

const exportMistake = (file: string, message: string, remedy: string): GivenFile => ({
  file,
  schema: undefined,
  mistakes: [{ file, pointer: '', message, remedy }],
})

/** The only export that is a schema. `loadModel` reports one without an `$id`. */
const given = (file: string, module: Readonly<Record<string, unknown>>): GivenFile => {
  const exported = [...new Set(Object.values(module))]
  const schemas = exported.filter(isSchema)
  if (schemas.length > 1) return exportMistake(file, 'there are several schemas in one file', 'give each entity a file of its own')
  const schema = schemas[0] ?? exported.find((value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0)
  const name = nameOf(file)
  if (schema === undefined)
    return exportMistake(file, 'the file exports no schema', `write export const ${name} = defineEntity({ $id: '${name}', … })`)
  return { file, schema }
}

/** Line of an error, from its stack: the first line for syntax errors, else the first frame inside the file. */
const lineIn = (error: Error, address: string): number | undefined => {
  const stack = error.stack ?? ''
  const places = [address, pathToFileURL(address).href].map((one) => stack.indexOf(`${one}:`)).filter((at) => at >= 0)
  const line = /:(\d+)/.exec(stack.slice(Math.min(...places)))?.[1]
  return places.length === 0 || line === undefined ? undefined : Number(line)
}

const remedyOf = (error: Error): string => {
  if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') return 'correct the import'
  if (error instanceof SyntaxError) return /does not provide an export/.test(error.message) ? 'correct the import' : 'correct the syntax'
  return 'a schema is plain data: correct the expression'
}

/** A file that can't be imported, and where it fails: in the file itself or in one that it imports. */
const unreadable = (file: string, address: string, folder: string, error: unknown): GivenFile => {
  const problem = error instanceof Error ? error : new Error(String(error))
  const elsewhere = /^(?:file:\/\/)?(\/\S+\.ts):(\d+)/.exec(problem.stack ?? '')
  const own = lineIn(problem, address)
  const at =
    own === undefined && elsewhere?.[1] ? { file: path.relative(path.dirname(folder), elsewhere[1]), line: Number(elsewhere[2]) } : { file }
  const mistake: Mistake = {
    ...at,
    ...(own !== undefined && { line: own }),
    pointer: '',
    message: problem.message.replaceAll(`${path.dirname(folder)}${path.sep}`, ''),
    remedy: remedyOf(problem),
  }
  return { file, schema: undefined, mistakes: [mistake] }
}

const read = async (folder: string, name: string): Promise<GivenFile> => {
  const address = path.resolve(folder, name)
  const file = `${path.basename(folder)}/${name}`
  try {
    return given(file, await import(pathToFileURL(address).href))
  } catch (error) {
    return unreadable(file, address, path.resolve(folder), error)
  }
}

/** Loads every schema of a folder with its file name, sorted by name. Each file declares one entity. `loadModel` reports unreadable files. */
export const loadSchemas = async (folder: string): Promise<readonly GivenFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  return Promise.all(names.map((name) => read(folder, name)))
}
