import type { Ajv } from 'ajv'
import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv/dist/2020.js'
import type { FieldSchema } from '../entitySchema.ts'
import { branchOf } from '../evaluate/branch.ts'
import { isKeywords, type SchemaDocument, schemaDocument } from '../evaluate/schemaDocument.ts'

/** Context of a keyword. */
interface KeywordContext {
  readonly schema: FieldSchema | boolean | readonly (FieldSchema | boolean)[]
  readonly it: Pick<KeywordCxt['it'], 'schemaEnv'>
}

const documents = new WeakMap<object, SchemaDocument>()

/** The document of a keyword, which resolves the references of its branches. */
const documentOf = ({ it }: KeywordContext): SchemaDocument => {
  const { schema }: { readonly schema: unknown } = it.schemaEnv.root
  if (!isKeywords(schema)) return schemaDocument(true)
  const known = documents.get(schema) ?? schemaDocument(schema)
  documents.set(schema, known)
  return known
}

const branchesOf = (cxt: KeywordContext): Code => {
  const given: readonly (FieldSchema | boolean)[] = [cxt.schema].flat()
  return stringify(given.map((branch) => branchOf(branch, given, documentOf(cxt))))
}

/** Name of the error counter in ajv's generated code. */
const ERRORS = new Name('errors')

/**
 * The keyword, with an error that describes its branches and the errors at which each of them ended; ajv's paths into the schema do not show this if a branch
 * is a reference.
 */
const recorded = ({ code, error, ...definition }: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...definition,
  code(cxt, rule) {
    const ends = cxt.gen.const('ends', _`[]`)
    const subschema = cxt.subschema.bind(cxt)
    cxt.subschema = (place, valid) => {
      const inner = subschema(place, valid)
      cxt.gen.code(_`${ends}[${Number(place.schemaProp ?? 0)}] = ${ERRORS}`)
      return inner
    }
    const setParams = cxt.setParams.bind(cxt)
    cxt.setParams = (params, assign) => setParams(assign ? params : { ...params, ends }, assign)
    cxt.setParams({})
    code(cxt, rule)
  },
  error: {
    message: '',
    params(cxt) {
      const own = typeof error?.params === 'function' ? error.params(cxt) : _`{}`
      return _`{...${own}, start: ${cxt.errsCount ?? 0}, ends: ${cxt.params.ends}, branches: ${branchesOf(cxt)}}`
    },
  },
})

/** `contains` with a verdict of its own on an empty list: in ajv's generated code, a loop over lists leaves it that of the list before. */
const withEmptyLists = ({ code, ...definition }: CodeKeywordDefinition): CodeKeywordDefinition => ({
  ...definition,
  code(cxt, rule) {
    const result = cxt.result.bind(cxt)
    if (cxt.parentSchema.minContains !== 0) {
      cxt.result = (valid, ...actions) => result(_`${cxt.data}.length > 0 && ${valid}`, ...actions)
    }
    code(cxt, rule)
  },
})

/** Adds the branches to the errors of keywords with alternatives, and mends `contains`. */
export const extendAlternatives = (ajv: Ajv): void => {
  for (const keyword of ['oneOf', 'anyOf', 'contains']) {
    const definition = ajv.getKeyword(keyword)
    if (typeof definition !== 'object' || !('code' in definition)) continue
    Object.assign(definition, recorded(keyword === 'contains' ? withEmptyLists(definition) : definition))
  }
}
