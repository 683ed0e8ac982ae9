import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useEntity } from '../../adminContext.tsx'
import { inOrder, problemsIn } from './problems.ts'
import { useFocusOn } from './useFocusOn.ts'

/** After each attempt to save focuses the first invalid field. */
export const FocusInvalid = () => {
  const entity = useEntity()
  const { errors, submitCount, isSubmitting } = useFormState()
  const focusOn = useFocusOn()
  const inside = useRef<HTMLSpanElement>(null)
  const focused = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return
    focused.current = submitCount
    const [first] = inOrder(entity, problemsIn(errors))
    if (first) focusOn(inside.current?.closest('form'), first.path)
  })
  return <span ref={inside} hidden />
}
