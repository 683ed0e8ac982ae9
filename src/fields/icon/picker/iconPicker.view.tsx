import { choices } from 'virtual:icons/choices'
import Search from '@mui/icons-material/Search'
import { Dialog, DialogContent, DialogTitle, IconButton, InputAdornment, TextField, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly chosen: string | null
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
}

const words = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()

/** All icons to choose from, found by words of their names. */
const IconPicker = ({ chosen, onChoose, onClose }: Props) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const found = Object.entries(choices).filter(([name]) => words(name).includes(text.trim().toLowerCase()))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('app.form.chooseIcon')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          size="small"
          label={translate('app.form.searchIcons')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search />
                </InputAdornment>
              ),
            },
          }}
          sx={{ mt: 1, mb: 2 }}
        />
        {found.map(([name, Icon]) => (
          <Tooltip key={name} title={words(name)}>
            <IconButton
              aria-label={words(name)}
              aria-pressed={name === chosen}
              color={name === chosen ? 'primary' : 'default'}
              onClick={() => onChoose(name)}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </DialogContent>
    </Dialog>
  )
}

export default IconPicker
