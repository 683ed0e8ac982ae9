/** Modules that src/build makes from the schemas. */

declare module 'virtual:validators' {
  import type { Validator } from './model/validate/validatorCore.ts'

  /** Entity → its precompiled validator. */
  export const validators: Readonly<Record<string, () => Promise<Validator>>>
}

declare module 'virtual:rjsf-validators' {
  import type { RJSFSchema } from '@rjsf/utils'
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

  export interface FormValidators {
    /** By path of the field. `createPrecompiledValidator(validateFns, schema)` and the form must be given exactly this schema. */
    readonly forms: Readonly<Record<string, { readonly schema: RJSFSchema; readonly validateFns: ValidatorFunctions }>>
  }

  /** Entity with free objects → what RJSF needs to edit them. */
  export const formValidators: Readonly<Record<string, () => Promise<FormValidators>>>
}

declare module 'virtual:icons' {
  import type { SvgIconComponent } from '@mui/icons-material'

  /** Icons of the entities, by name. */
  export const icons: Readonly<Record<string, SvgIconComponent>>
}

declare module 'virtual:icons/choices' {
  import type { SvgIconComponent } from '@mui/icons-material'

  /** Icons that the field type `icon` offers, by name. Loaded when first needed. */
  export const choices: Readonly<Record<string, SvgIconComponent>>
}
