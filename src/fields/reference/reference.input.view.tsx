import { TextInput, useGetIdentity, useTranslate } from 'react-admin'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { anyChoice } from '../shared/inputs/referenceFilter.view.tsx'
import { useViews } from '../viewContext.view.tsx'
import { PickMany } from './picker/PickMany.view.tsx'
import { PickOne } from './picker/PickOne.view.tsx'

/** In place of an unreadable record, whose id is never shown: the user's own name, or a text that it is out of reach. */
const InaccessibleReference = (input: InputProps) => {
  const translate = useTranslate()
  const { data: self } = useGetIdentity()
  const named = (id: unknown) => {
    if (!id) return ''
    return (id === self?.id && self?.fullName) || translate('app.list.unknownRecord')
  }
  return <TextInput {...raProps(input)} disabled format={named} />
}

const Input = (input: InputProps) => {
  const { model, may } = useViews()
  const { reference } = input.field
  const target = reference && model.entities[reference.entity]
  if (!target || !may(target.id, 'list')) return <InaccessibleReference {...input} />
  return <PickOne input={input} reference={reference} target={target} creates={may(target.id, 'create')} />
}

/** Multiple choice. */
const Filter = (input: InputProps) => {
  const { model, may } = useViews()
  const { reference } = input.field
  const target = reference && model.entities[reference.entity]
  if (!target || !may(target.id, 'list')) return <TextInput {...raProps(input)} />
  return <PickMany input={input} reference={anyChoice(reference)} target={target} creates={false} />
}

export const referenceInputs: FieldInputs = { Input, Filter }
