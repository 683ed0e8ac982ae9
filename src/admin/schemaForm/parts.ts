import type { RJSFSchema } from '@rjsf/utils'
import type { Schema } from '../../model/evaluate/schemaDocument.ts'

/** RJSF knows JSON Schema of draft 7, which what is made here is. */
export const rjsf = (schema: object): RJSFSchema => schema as RJSFSchema

/** A schema that RJSF passes on as it is: which schemas of ours apply to a part. */
export const part = (schemas: readonly Schema[], title: string | undefined, more: object = {}): RJSFSchema =>
  rjsf({ ...more, ...(title !== undefined && { title }), parts: schemas.length > 0 ? schemas : [true] })

/** The whole of a form. */
export const rootPart = (schema: Schema): RJSFSchema => part([schema], undefined)

export const partsOf = (schema: RJSFSchema): readonly Schema[] | undefined => {
  const parts: readonly Schema[] | undefined = schema.parts
  return parts
}
