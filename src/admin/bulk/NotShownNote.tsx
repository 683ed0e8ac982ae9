import { Alert, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useAllMatching } from './allMatching.tsx'
import { useNotShown } from './useNotShown.ts'

/** Warns before an action how many of its records the list does not show as it is filtered now, and can leave them out. */
export const NotShownNote = () => {
  const texts = useAreaTexts('list')
  const { selectedIds } = useListContext()
  const { count, leaveOut } = useNotShown(useAllMatching())
  if (count === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, 'p + &': { mt: 2 } }}>
      {texts('list.selection.note', { smart_count: count })}
      {count < selectedIds.length && (
        <Button color="inherit" size="small" sx={{ display: 'block', px: 1, mx: -1 }} onClick={leaveOut}>
          {texts('list.selection.leaveOut')}
        </Button>
      )}
    </Alert>
  )
}
