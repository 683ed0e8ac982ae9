import type { ReactNode } from 'react'
import { type RaRecord, useInput } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedReference } from '../../../model/resolvedEntity.ts'
import type { InputProps } from '../../fieldView.ts'
import { usePendingInput } from '../../shared/inputs/pendingInputs.view.ts'
import { useTakenOut } from '../../shared/inputs/takenOut.view.ts'
import { usePickerProps } from './pickerParts.view.tsx'
import { usePicker } from './usePicker.view.ts'

export interface PickerProps {
  readonly input: InputProps
  readonly reference: ResolvedReference
  readonly target: ResolvedEntity
  readonly creates: boolean
}

/** Binds to the form without conversion: an id, or several. */
export const useBound = ({ source, required = false, disabled = false }: InputProps) =>
  useInput<Json>({ source, isRequired: required, disabled, format: (value) => value, parse: (value: Json) => value })

interface Bound {
  readonly bound: ReturnType<typeof useBound>
  /** Ids that are already chosen and are not offered again. */
  readonly chosen: readonly string[]
  readonly onTake: (record: RaRecord) => void
  /** Shown at the end of the input. */
  readonly end?: ReactNode
  /** Shown below the input where no help and no error is. */
  readonly about?: ReactNode
}

/** Connects both pickers to the form: saving waits for typed text, and blur takes it. */
export const usePick = ({ input, ...choices }: PickerProps, { bound, chosen, onTake, ...around }: Bound) => {
  const { field, fieldState, id, isRequired } = bound
  const picker = usePicker({ ...choices, chosen, onTake, unmatched: input.unmatched })
  // Blur of any input validates the whole form: text that is still being typed here is not a choice yet.
  usePendingInput(input.source, async () => (document.activeElement?.id === id ? undefined : picker.settle()))
  const { invalid, error } = fieldState
  const note = useTakenOut(input.source)
  const props = usePickerProps(picker, input, { id, inputRef: field.ref, isRequired, invalid, error: error?.message }, { ...around, note })
  const onBlur = () => {
    void picker.settle()
    if (picker.text === '') picker.write(undefined)
    field.onBlur()
  }
  return { picker, props: { ...props, onBlur } }
}
