import type { RJSFSchema } from '@rjsf/utils'
import type { Schema } from '../../model/evaluate/schemaDocument.ts'

/** Types a schema made here as RJSF's: both are JSON Schema draft 7. */
export const rjsf = (schema: object): RJSFSchema => schema as RJSFSchema

/** A schema for RJSF that carries our schemas of a part; RJSF passes it on unchanged. */
export const part = (schemas: readonly Schema[], title: string | undefined, more: object = {}): RJSFSchema =>
  rjsf({ ...more, ...(title !== undefined && { title }), parts: schemas.length > 0 ? schemas : [true] })

/** The root part of a form. */
export const rootPart = (schema: Schema): RJSFSchema => part([schema], undefined)

export const partsOf = (schema: RJSFSchema): readonly Schema[] | undefined => {
  const parts: readonly Schema[] | undefined = schema.parts
  return parts
}
