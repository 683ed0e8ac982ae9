import { TextInput } from 'react-admin'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'
import { PickMany } from '../reference/picker/PickMany.view.tsx'
import { useViews } from '../viewContext.view.tsx'

const inputOf = (allowsCreation: boolean) =>
  function ReferencesField(input: InputProps) {
    const { model, may } = useViews()
    const { reference } = input.field
    const target = reference && model.entities[reference.entity]
    if (!target || !may(target.id, 'list'))
      return <TextInput {...raProps(input)} disabled format={(ids) => (Array.isArray(ids) ? ids.join(', ') : '')} />
    return <PickMany input={input} reference={reference} target={target} creates={allowsCreation && may(target.id, 'create')} />
  }

const Input = inputOf(true)
const Filter = inputOf(false)

export const referencesInputs: FieldInputs = { Input, Filter }
