import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { IconButton } from '@mui/material'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

interface Props {
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
}

/** Folds the card of something that runs to one line, so that it covers less of the page. */
export const FoldButton = ({ folded, onFold }: Props) => (
  <IconButton size="small" aria-label={useAreaTexts('list')('list.jobs.details')} aria-expanded={!folded} onClick={() => onFold(!folded)}>
    {folded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
  </IconButton>
)
