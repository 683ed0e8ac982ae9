import { getDefaultRegistry } from '@rjsf/core'
import { ADDITIONAL_PROPERTY_FLAG, type Field, type FieldProps } from '@rjsf/utils'
import { useContext, useMemo } from 'react'
import { isItems } from '../../model/evaluate/kinds.ts'
import { FormDocument } from './formDocument.ts'
import type { ValueView } from './valueView.ts'

const rjsfField = (): Field => {
  const { SchemaField } = getDefaultRegistry().fields
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField')
  return SchemaField
}

/** RJSF's own field. */
export const SchemaField = rjsfField()

const padded = (value: unknown, { schema }: ValueView): unknown => {
  if (!Array.isArray(schema.items)) return value
  const items = isItems(value) ? value : []
  return [...items, ...Array.from({ length: Math.max(0, schema.items.length - items.length) }, () => undefined)]
}

/** A part as RJSF renders it. */
export const RenderedPart = ({ view, ...props }: FieldProps & { readonly view: ValueView }) => {
  const form = useContext(FormDocument)
  const inside = useMemo(() => ({ ...form, around: new Set([...form.around, ...view.described]) }), [form, view.described])
  const { optionNames } = view
  const schema = ADDITIONAL_PROPERTY_FLAG in props.schema ? { ...view.schema, [ADDITIONAL_PROPERTY_FLAG]: true } : view.schema
  const uiSchema = optionNames ? { ...props.uiSchema, 'ui:enumNames': [...optionNames] } : props.uiSchema
  return (
    <FormDocument value={inside}>
      <SchemaField {...props} {...(uiSchema && { uiSchema })} schema={schema} formData={padded(props.formData, view)} />
    </FormDocument>
  )
}
