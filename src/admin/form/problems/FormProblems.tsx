import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Box, Button } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'
import { DraftLine } from '../draft/DraftLine.tsx'
import { inOrder, problemsIn } from './problems.ts'
import { useFocusOn } from './useFocusOn.ts'

/** Between the buttons; on phones on a line above them. */
const PLACE = {
  flex: { xs: '1 0 100%', sm: 1 },
  order: { xs: -1, sm: 0 },
  minWidth: 0,
  '&:empty': { flex: { xs: '0 0 0', sm: 1 }, marginInlineStart: { xs: -1, sm: 0 } },
} as const

/** Number of invalid fields, with a link to the first one, and whether the draft is kept. Reserves its place in the bar if there is nothing to say. */
export const FormProblems = () => {
  const texts = useAreaTexts('record')
  const entity = useEntity()
  const focusOn = useFocusOn()
  const { errors, submitCount } = useFormState()
  const problems = submitCount > 0 ? inOrder(entity, problemsIn(errors)).filter(({ path }) => path !== '') : []
  const [first] = problems
  return (
    <Box role="status" sx={PLACE}>
      {first !== undefined && (
        <Button
          color="error"
          startIcon={<ErrorOutline />}
          onClick={({ currentTarget }) => focusOn(currentTarget.closest('form'), first.path)}
          sx={{ maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' }}
        >
          {texts('record.problems', { smart_count: problems.length })}
        </Button>
      )}
      <DraftLine />
    </Box>
  )
}
