import { generateForm } from '@rjsf/mui'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { SchemaForm } from '../../fields/viewContext.view.tsx'
import type { Json } from '../../model/entitySchema.ts'

/** A schema, and its validators as the build compiled them: the page may not evaluate code. */
export interface CompiledForm {
  readonly schema: RJSFSchema
  readonly validateFns: ValidatorFunctions
}

const Form = generateForm<Json>()
const UI: UiSchema<Json> = { 'ui:submitButtonOptions': { norender: true }, 'ui:options': { label: false } }

/** An editor for values of the schema. It sits inside another form, so it is no form element itself and never submits. */
export const schemaFormOf = ({ schema, validateFns }: CompiledForm): SchemaForm => {
  const validator = createPrecompiledValidator<Json>(validateFns, schema)
  return {
    Form: ({ value, disabled, onChange }) => (
      <Form
        tagName="div"
        schema={schema}
        uiSchema={UI}
        validator={validator}
        formData={value ?? undefined}
        disabled={disabled}
        showErrorList={false}
        noHtml5Validate
        onChange={({ formData }) => onChange(formData ?? null)}
      />
    ),
  }
}
