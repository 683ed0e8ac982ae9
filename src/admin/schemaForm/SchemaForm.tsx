import { withTheme } from '@rjsf/core'
import { generateTheme } from '@rjsf/mui'
import { type ErrorSchema, TranslatableString, type UiSchema, type ValidatorType } from '@rjsf/utils'
import { useMemo, useRef } from 'react'
import type { ErrorTexts, SchemaForm } from '../../fields/viewContext.view.tsx'
import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { schemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { seedOf } from '../../model/evaluate/seed.ts'
import { type Texts, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { compact } from './compact.ts'
import { AddEntry, Entry, NewEntryState } from './entries.tsx'
import { FormDocument } from './formDocument.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { PartField } from './PartField.tsx'
import { rootPart } from './parts.ts'

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(TranslatableString).map(([name, english]) => [english, name]))

/** Translates RJSF's messages, whose parameters are `%1`, `%2`. A new text of a list or map is empty instead of RJSF's sample. */
const rjsfTexts =
  (texts: Texts) =>
  (english: TranslatableString, params: readonly string[] = []): string => {
    if (english === TranslatableString.NewStringDefault) return ''
    const text = texts(`record.form.${NAMES.get(english)}`)
    return params.reduce((filled, param, index) => filled.replaceAll(`%${index + 1}`, param), text)
  }

const errorSchema = ({ text, parts = {} }: ErrorTexts): ErrorSchema =>
  ({
    ...(text && { __errors: [text] }),
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, errorSchema(part)])),
  }) as ErrorSchema

const THEME = generateTheme()

const Form = withTheme({
  ...THEME,
  // RJSF's null field writes null into absent values.
  fields: { SchemaField: PartField, NullField: () => null },
  templates: {
    ...THEME.templates,
    WrapIfAdditionalTemplate: Entry,
    ButtonTemplates: { ...THEME.templates?.ButtonTemplates, AddButton: AddEntry },
  },
})

const UI: UiSchema = { 'ui:submitButtonOptions': { norender: true }, 'ui:options': { label: false } }

/** Validates nothing: the outer form does, and the schemas passed to RJSF have no conditions. */
const VALIDATOR: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
  reset: () => undefined,
}

/**
 * An editor for values of the schema; `root` is the document that its references point into. It is inside another form, so it renders no form
 * element and never submits. Changes without a field's name come from RJSF, not from the user.
 */
export const schemaFormOf = (schema: FieldSchema, root: FieldSchema): SchemaForm => {
  const around = { document: schemaDocument(root), around: new Set<FieldSchema>(), section: schema.partTexts }
  const whole = rootPart(schema)
  const seed = seedOf([schema], { document: around.document }) ?? undefined
  return {
    Form: function EmbeddedForm({ id, value, errors = {}, disabled, onChange }) {
      const texts = useAreaTexts('record')
      const translate = useMemo(() => rjsfTexts(texts), [texts])
      return (
        <NewEntryState value={useRef(undefined)}>
          <FormDocument value={around}>
            <PartBoundary>
              <Form
                tagName="div"
                {...(id !== undefined && { idPrefix: id })}
                schema={whole}
                uiSchema={UI}
                validator={VALIDATOR}
                translateString={translate}
                formData={value ?? seed}
                disabled={disabled}
                extraErrors={errorSchema({ parts: errors.parts })}
                showErrorList={false}
                noHtml5Validate
                noValidate
                onChange={({ formData }: { readonly formData?: Json }, field?: string) =>
                  field !== undefined && onChange(compact(formData, [schema], around) ?? null)
                }
              />
            </PartBoundary>
          </FormDocument>
        </NewEntryState>
      )
    },
  }
}
