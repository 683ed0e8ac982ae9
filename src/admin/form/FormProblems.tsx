import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity } from '../adminContext.tsx'

/** Paths of the invalid fields. Errors of the record as a whole are shown above it. */
const marked = (errors: FieldErrors<FieldValues>, prefix = ''): readonly string[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (!error || (prefix === '' && name === 'root')) return []
    const path = `${prefix}${name}`
    return 'message' in error && error.message ? [path] : marked(error as FieldErrors<FieldValues>, `${path}.`)
  })

/** The paths in the order of the form: by section, then by field. */
const inOrder = ({ fields, fieldsByName, groups }: ResolvedEntity, paths: readonly string[]): readonly string[] => {
  const placeOf = (path: string): number => {
    const field = fieldsByName[path.split('.', 1)[0] ?? '']
    return field ? groups.indexOf(field.group ?? '') * fields.length + fields.indexOf(field) : Number.POSITIVE_INFINITY
  }
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Between the buttons; on phones on a line above them. */
const PLACE = {
  flex: { xs: '1 0 100%', sm: 1 },
  order: { xs: -1, sm: 0 },
  minWidth: 0,
  '&:empty': { flex: { xs: '0 0 0', sm: 1 }, marginInlineStart: { xs: -1, sm: 0 } },
} as const

/** Number of invalid fields, with a link to the first one, which gets the focus after each attempt to save. Reserves its place in the bar if there are none. */
export const FormProblems = () => {
  const texts = useAreaTexts('record')
  const entity = useEntity()
  const { setFocus } = useFormContext()
  const { errors, submitCount, isSubmitting } = useFormState()
  const paths = submitCount > 0 ? inOrder(entity, marked(errors)) : []
  const [first] = paths
  /** Focuses an input. The grid finds the cells of its rows itself. */
  const focusOn = (path: string) => {
    setFocus(path)
    if (path.includes('.')) setFocus(path.split('.')[0] ?? '')
  }
  const focused = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return
    focused.current = submitCount
    // A collapsed part opens with its error, before this.
    if (first !== undefined) focusOn(first)
  })
  return (
    <Box role="status" sx={PLACE}>
      {first !== undefined && (
        <Button
          color="error"
          startIcon={<ErrorOutline />}
          onClick={() => focusOn(first)}
          sx={{ maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' }}
        >
          {texts('record.problems', { smart_count: paths.length })}
        </Button>
      )}
    </Box>
  )
}
