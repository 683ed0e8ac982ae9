import { useFormState } from 'react-hook-form'
import { useSubmitGuard } from '../../fields/shared/inputs/useSubmitGuard.view.ts'

/** Ignores a submission of the form that begins while one runs, as by a double click on Save: its validation could end after the first one has saved. */
export const SingleSubmit = () => {
  const { isSubmitting } = useFormState()
  // The press of a button is rendered before the next one.
  return <span hidden ref={useSubmitGuard<HTMLSpanElement>(isSubmitting)} />
}
