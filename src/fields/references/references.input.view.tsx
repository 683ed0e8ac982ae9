import { TextInput } from 'react-admin'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { PickMany } from '../reference/picker/PickMany.view.tsx'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { anyChoice } from '../shared/inputs/referenceFilter.view.tsx'
import { useViews } from '../viewContext.view.tsx'

const inputOf = (filters: boolean) =>
  function ReferencesField(input: InputProps) {
    const { model, may } = useViews()
    const { reference } = input.field
    const target = reference && model.entities[reference.entity]
    if (!target || !may(target.id, 'list'))
      return <TextInput {...raProps(input)} disabled format={(ids) => (Array.isArray(ids) ? ids.join(', ') : '')} />
    return filters ? (
      <PickMany input={input} reference={anyChoice(reference)} target={target} creates={false} />
    ) : (
      <PickMany input={input} reference={reference} target={target} creates={may(target.id, 'create')} />
    )
  }

const Input = inputOf(false)
const Filter = inputOf(true)

export const referencesInputs: FieldInputs = { Input, Filter }
