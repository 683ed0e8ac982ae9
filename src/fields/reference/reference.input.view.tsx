import { AutocompleteInput, ReferenceInput, TextInput, useGetIdentity, useTranslate } from 'react-admin'
import type { ResolvedEntity, ResolvedReference } from '../../model/resolvedEntity.ts'
import { ChooseMany } from '../chooseMany.view.tsx'
import { CreateOption } from '../createOption.view.tsx'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'
import { recordText } from '../recordText.view.ts'
import { useReferenceFilter } from '../referenceFilter.view.tsx'
import { useViews } from '../viewContext.view.tsx'

interface Chosen {
  readonly input: InputProps
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
}

const ChooseOne = ({ input, reference, target, creates }: Chosen) => {
  const filter = useReferenceFilter(reference)
  return (
    <ReferenceInput source={input.source} reference={target.id} filter={filter} sort={target.sort} perPage={25}>
      <AutocompleteInput
        {...raProps(input)}
        optionText={(record) => (record?.id === undefined ? '' : recordText(target, record))}
        filterToQuery={(text) => (text ? { q: text } : {})}
        create={creates ? <CreateOption entity={target.id} /> : undefined}
        forcePopupIcon
        createLabel="app.form.createNewRecord"
        createItemLabel="app.form.createNew"
        matchSuggestion={() => true}
        noOptionsText="app.form.noOptions"
      />
    </ReferenceInput>
  )
}

/** A record that may not be read is never said by its id: it is whoever looks at it, or out of reach. */
const OutOfReach = (input: InputProps) => {
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
  if (!target || !may(target.id, 'list')) return <OutOfReach {...input} />
  return <ChooseOne input={input} reference={reference} target={target} creates={may(target.id, 'create')} />
}

/** Any of several. */
const Filter = (input: InputProps) => {
  const { model, may } = useViews()
  const { reference } = input.field
  const target = reference && model.entities[reference.entity]
  if (!target || !may(target.id, 'list')) return <TextInput {...raProps(input)} />
  return <ChooseMany input={input} reference={{ ...reference, filter: {} }} target={target} creates={false} />
}

export const referenceInputs: FieldInputs = { Input, Filter }
