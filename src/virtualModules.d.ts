/** Modules that src/build makes from the schemas. */

declare module 'virtual:validators' {
  import type { Validator } from './model/validate/validatorCore.ts'

  /** Entity → its precompiled validator. */
  export const validators: Readonly<Record<string, () => Promise<Validator>>>
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
