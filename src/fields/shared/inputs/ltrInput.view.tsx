import { TextInput } from 'react-admin'
import type { InputProps } from '../../fieldView.ts'
import { raProps } from './plainInput.view.tsx'

/** Inputs of addresses and numbers, left to right in all languages. */
export const ltrInputOf = (type: 'email' | 'url' | 'tel') =>
  function LtrInput(props: InputProps) {
    return <TextInput {...raProps(props)} type={type} slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }} />
  }
