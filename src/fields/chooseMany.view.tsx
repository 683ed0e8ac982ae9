import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import type { ResolvedEntity, ResolvedReference } from '../model/resolvedEntity.ts'
import { CreateOption } from './createOption.view.tsx'
import type { InputProps } from './fieldView.ts'
import { raProps } from './plainInput.view.tsx'
import { recordText } from './recordText.view.ts'
import { useReferenceFilter } from './referenceFilter.view.tsx'

interface Props {
  readonly input: InputProps
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
}

/** Several records of another entity, found by searching. */
export const ChooseMany = ({ input, reference, target, creates }: Props) => (
  <ReferenceArrayInput source={input.source} reference={target.id} filter={useReferenceFilter(reference)} sort={target.sort} perPage={25}>
    <AutocompleteArrayInput
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
  </ReferenceArrayInput>
)
