import { Box } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useDraftState } from './draftStatus.ts'

/** Says that what is typed is not kept as a draft, and when it is again. */
export const DraftLine = () => {
  const texts = useAreaTexts('record')
  const state = useDraftState()
  if (state === 'kept') return null
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts(`record.draft.${state}`)}</Box>
}
