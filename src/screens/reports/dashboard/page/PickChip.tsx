import Close from '@mui/icons-material/Close'
import { Button } from '@mui/material'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'

interface Props {
  readonly text: string
  readonly onRemove: () => void
}

/** A picked value as a chip that can be removed. */
export const PickChip = ({ text, onRemove }: Props) => {
  const t = useAreaTexts('dashboards')
  const label = t('dashboards.unpick', { name: text })
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      endIcon={<Close />}
      title={label}
      aria-label={label}
      onClick={onRemove}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere', borderRadius: 5 }}
    >
      <bdi>{text}</bdi>
    </Button>
  )
}
