import type { CustomValidatorOptionsType } from '@rjsf/validator-ajv8'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ResolvedEntity, ResolvedField } from '../model/resolvedEntity.ts'
import { extendAjv } from '../model/validate/ajv.ts'
import { compileMistake } from '../model/validate/validator.ts'
import { standaloneImports, withoutRequires } from './standaloneModule.ts'
import { standaloneOptions } from './standaloneOptions.ts'

const OPTIONS = {
  AjvClass: Ajv2020 as unknown as CustomValidatorOptionsType['AjvClass'],
  ajvFormatOptions: false,
  ajvOptionsOverrides: { code: { ...standaloneOptions, esm: false } },
  extenderFn: extendAjv,
} satisfies CustomValidatorOptionsType

/** Fields that RJSF edits, those of rows too. */
export const formFields = (entity: ResolvedEntity): readonly ResolvedField[] =>
  entity.fields.flatMap((field) => [field, ...(field.rows ?? [])]).filter(({ type }) => type.schemaForm)

/** The field's schema with the entity's `$defs`, so that its references lead somewhere. */
const formSchema = (entity: ResolvedEntity, field: ResolvedField): object => {
  const { $defs }: { readonly $defs?: unknown } = { ...entity.validation }
  return $defs === undefined ? field.schema : { ...field.schema, $defs }
}

const formSource = (entity: ResolvedEntity, field: ResolvedField): string => {
  const schema = formSchema(entity, field)
  const code = withoutRequires(compileSchemaValidatorsCode(schema, OPTIONS)).replace('"use strict";', '')
  return `${JSON.stringify(field.path)}: { schema: ${JSON.stringify(schema)}, validateFns: (() => { const exports = {}; ${code}\nreturn exports })() }`
}

/**
 * The ES module with the schemas and precompiled validators of an entity's free objects, by path, for RJSF's `createPrecompiledValidator`.
 * It looks validators up by a hash of the schema, so a form must be given exactly the schema that stands here.
 * @throws SchemaMistakes when ajv refuses a schema
 */
export const formsModule = (entity: ResolvedEntity, model = '/src/model'): string => {
  try {
    const sources = formFields(entity).map((field) => formSource(entity, field))
    return `${standaloneImports(model)}export const forms = {\n${sources.join(',\n')}\n}\n`
  } catch (error) {
    throw compileMistake(entity, error)
  }
}
