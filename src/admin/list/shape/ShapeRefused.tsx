import { Alert } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useChooseShape } from './useShape.ts'

/** Says that the list can't be shown as its address or view asks. */
const ShapeRefused = ({ shape }: { readonly shape: 'board' | 'calendar' }) => {
  const t = useAreaTexts('shapes')
  const choose = useChooseShape()
  return (
    <Alert severity="warning" sx={{ mx: { xs: 1, sm: 2 }, mb: 1 }} onClose={() => choose({ shape: 'table' })}>
      {t(`shapes.refused.${shape}`)}
    </Alert>
  )
}

export default ShapeRefused
