import { Suspense } from 'react'
import { useCreateSuggestionContext } from 'react-admin'
import { useViews } from './viewContext.view.tsx'

/** Stands in an autocomplete's `create`: the form for a record that is not there yet. */
export const CreateOption = ({ entity }: { readonly entity: string }) => {
  const { filter, onCancel, onCreate } = useCreateSuggestionContext()
  const { CreateInPlace } = useViews()
  return (
    <Suspense>
      <CreateInPlace entity={entity} text={filter ?? ''} onDone={onCreate} onCancel={onCancel} />
    </Suspense>
  )
}
