import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material'
import { ADDITIONAL_PROPERTY_FLAG, type IconButtonProps, type WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Name, value and the way to remove both: a line, or on a phone the value below the name. */
const ENTRY = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  '& > .value': { minWidth: 0, gridColumn: { xs: '1 / -1', sm: '2' }, gridRow: { xs: 2, sm: 1 } },
} as const

/** A part of an object that its schema does not name: its name can be changed, and it can be taken away. */
export const Entry = ({
  id,
  label,
  required,
  disabled,
  readonly,
  schema,
  children,
  onKeyRenameBlur,
  onRemoveProperty,
}: WrapIfAdditionalTemplateProps) => {
  const texts = useAreaTexts('record')
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div>{children}</div>
  const fixed = disabled || readonly
  return (
    <Box sx={ENTRY}>
      <TextField
        key={label}
        id={`${id}-key`}
        label={texts('record.entryName')}
        defaultValue={label}
        required={required}
        disabled={fixed}
        onBlur={fixed ? undefined : onKeyRenameBlur}
      />
      <div className="value">{children}</div>
      {fixed ? (
        <span />
      ) : (
        <Tooltip title={texts('record.removeEntry')}>
          <IconButton aria-label={texts('record.removeEntry')} onClick={onRemoveProperty}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

/** One more part of an object or of a list. */
export const AddEntry = ({ id, disabled, onClick }: IconButtonProps) => {
  const texts = useAreaTexts('record')
  if (disabled) return null
  return (
    <Button id={id} size="small" variant="outlined" startIcon={<Add />} onClick={onClick}>
      {texts('record.addEntry')}
    </Button>
  )
}
