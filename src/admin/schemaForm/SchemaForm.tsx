import { generateForm } from '@rjsf/mui'
import { type ErrorSchema, englishStringTranslator, type RJSFSchema, TranslatableString, type UiSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { useRef } from 'react'
import type { ErrorTexts, SchemaForm } from '../../fields/viewContext.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import { AddEntry, Asked, Entry } from './entries.tsx'

/** A schema, and its validators as the build compiled them: the page may not evaluate code. */
export interface CompiledForm {
  readonly schema: RJSFSchema
  readonly validateFns: ValidatorFunctions
}

const errorSchema = ({ text, parts = {} }: ErrorTexts): ErrorSchema =>
  ({
    ...(text && { __errors: [text] }),
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, errorSchema(part)])),
  }) as ErrorSchema

const Form = generateForm()
const UI: UiSchema = { 'ui:submitButtonOptions': { norender: true }, 'ui:options': { label: false } }

const TEMPLATES = { WrapIfAdditionalTemplate: Entry, ButtonTemplates: { AddButton: AddEntry } }

/** A new part has no text of its own. */
const textOf: typeof englishStringTranslator = (key, params) =>
  key === TranslatableString.NewStringDefault ? '' : englishStringTranslator(key, params)

/** All entries have been removed again. */
const isBlank = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.values(value).every((one) => isBlank(one)))

/**
 * An editor for values of the schema. It sits inside another form, so it is no form element itself and never submits.
 * Changes without the name of a field are RJSF's own defaults, not the user's input.
 */
export const schemaFormOf = ({ schema, validateFns }: CompiledForm): SchemaForm => {
  const validator = createPrecompiledValidator(validateFns, schema)
  return {
    Form: function EmbeddedForm({ value, errors = {}, disabled, onChange }) {
      return (
        <Asked value={useRef(undefined)}>
          <Form
            tagName="div"
            schema={schema}
            uiSchema={UI}
            validator={validator}
            templates={TEMPLATES}
            translateString={textOf}
            formData={value ?? undefined}
            disabled={disabled}
            extraErrors={errorSchema({ parts: errors.parts })}
            showErrorList={false}
            noHtml5Validate
            onChange={({ formData }: { readonly formData?: Json }, field?: string) =>
              field !== undefined && onChange(isBlank(formData) ? null : (formData ?? null))
            }
          />
        </Asked>
      )
    },
  }
}
