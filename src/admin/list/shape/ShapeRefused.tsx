import { Alert } from '@mui/material'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'
import { type RefusedShape, useChooseShape } from './useShape.ts'

/** Says why the list can't be shown as its address or view asks. */
const ShapeRefused = ({ refused: { shape, hidden } }: { readonly refused: RefusedShape }) => {
  const t = useAreaTexts('shapes')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const choose = useChooseShape()
  return (
    <Alert severity="warning" sx={{ mx: { xs: 1, sm: 2 }, mb: 1 }} onClose={() => choose({ shape: 'table' })}>
      {hidden ? t(`shapes.hidden.${shape}`, { field: labelOf(entity.id, hidden) }) : t(`shapes.refused.${shape}`)}
    </Alert>
  )
}

export default ShapeRefused
