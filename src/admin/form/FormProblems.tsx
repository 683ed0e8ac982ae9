import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Box, Button } from '@mui/material'
import { type FieldErrors, type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Paths of the invalid fields, in the order of the form. Errors of the record as a whole are shown above it. */
const marked = (errors: FieldErrors<FieldValues>, prefix = ''): readonly string[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (!error || (prefix === '' && name === 'root')) return []
    const path = `${prefix}${name}`
    return 'message' in error && error.message ? [path] : marked(error as FieldErrors<FieldValues>, `${path}.`)
  })

/** Between the buttons; on phones on a line above them. */
const PLACE = {
  flex: { xs: '1 0 100%', sm: 1 },
  order: { xs: -1, sm: 0 },
  minWidth: 0,
  '&:empty': { flex: { xs: '0 0 0', sm: 1 }, marginInlineStart: { xs: -1, sm: 0 } },
} as const

/** Number of invalid fields, with a link to the first one. Reserves its place in the bar if there are none. */
export const FormProblems = () => {
  const texts = useAreaTexts('record')
  const { setFocus } = useFormContext()
  const { errors, submitCount } = useFormState()
  const paths = submitCount > 0 ? marked(errors) : []
  const [first] = paths
  /** Focuses an input. The grid finds the cells of its rows itself. */
  const focusOn = (path: string) => {
    setFocus(path)
    if (path.includes('.')) setFocus(path.split('.')[0] ?? '')
  }
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
