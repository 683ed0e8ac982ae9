import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material'
import { ADDITIONAL_PROPERTY_FLAG, type IconButtonProps, type WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import { createContext, type FocusEvent, useContext, useEffect, useRef } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Name, value and remove button in one line; on phones the value is below the name. */
const ENTRY = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  '& > .value': { minWidth: 0, gridColumn: { xs: '1 / -1', sm: '2' }, gridRow: { xs: 2, sm: 1 } },
} as const

/** State of the entry that the user has just added. Shared by context, because RJSF may remount its components when its name changes. */
export const NewEntryState = createContext<{ current: 'added' | 'named' | undefined }>({ current: undefined })

/** Matches RJSF's names of new entries. */
const NAMELESS = /^newKey(-\d+)?$/

/** A new entry gets a name in the page's language, selected so that typing replaces it. */
const useNewName = (label: string, rename: (name: string) => void) => {
  const newEntry = useContext(NewEntryState)
  const texts = useAreaTexts('record')
  const input = useRef<HTMLInputElement>(null)
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (known.current === label) return
    known.current = label
    if (newEntry.current === 'added' && NAMELESS.test(label)) {
      newEntry.current = 'named'
      rename(texts('record.newEntry'))
    } else if (newEntry.current === 'named' && !NAMELESS.test(label)) {
      input.current?.focus()
      input.current?.select()
    }
  }, [newEntry, label, rename, texts])
  const done = () => {
    newEntry.current = undefined
  }
  return { input, done }
}

/** A member of an object that its schema does not name: users can rename and remove it. */
export const Entry = ({
  id,
  label,
  required,
  disabled,
  readonly,
  schema,
  children,
  onKeyRename,
  onKeyRenameBlur,
  onRemoveProperty,
}: WrapIfAdditionalTemplateProps) => {
  const texts = useAreaTexts('record')
  const { input, done } = useNewName(label, onKeyRename)
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div>{children}</div>
  const fixed = disabled || readonly
  return (
    <Box sx={ENTRY}>
      <TextField
        key={label}
        id={`${id}-key`}
        label={texts('record.entryName')}
        inputRef={input}
        defaultValue={label}
        required={required}
        disabled={fixed}
        onInput={done}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          if (event.relatedTarget !== null) done()
          if (!fixed) onKeyRenameBlur(event)
        }}
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

/** Button that adds a member to an object or an item to a list. */
export const AddEntry = ({ id, disabled, onClick }: IconButtonProps) => {
  const texts = useAreaTexts('record')
  const newEntry = useContext(NewEntryState)
  if (disabled) return null
  return (
    <Button
      id={id}
      size="small"
      variant="outlined"
      startIcon={<Add />}
      onClick={(event) => {
        newEntry.current = 'added'
        onClick?.(event)
      }}
    >
      {texts('record.addEntry')}
    </Button>
  )
}
