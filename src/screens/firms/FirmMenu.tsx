import Check from '@mui/icons-material/Check'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMenuPlacement } from '../../admin/shell/useMenuPlacement.ts'
import { useRecords } from '../../admin/useRecords.ts'
import { chooseFirm, chosenFirm } from './chosenFirm.ts'

interface Props {
  readonly anchor: HTMLElement | undefined
  readonly onClose: () => void
}

/** Maximum number of listed firms; a search by name finds the others. */
const SHOWN = 50

const Choice = ({ chosen, onClick, text }: { readonly chosen: boolean; readonly onClick: () => void; readonly text: string }) => (
  <MenuItem selected={chosen} onClick={onClick}>
    <ListItemText slotProps={{ primary: { noWrap: true } }}>{text}</ListItemText>
    <ListItemIcon sx={{ justifyContent: 'flex-end' }}>{chosen && <Check fontSize="small" />}</ListItemIcon>
  </MenuItem>
)

/** Menu in which an Admin chooses all firms or one. */
export const FirmMenu = ({ anchor, onClose }: Props) => {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const { data = [], total = 0 } = useRecords('firms', {
    filter: words === '' ? {} : { q: words },
    sort: { field: 'number', order: 'ASC' },
    limit: SHOWN,
  })
  const chosen = chosenFirm()
  const choose = (firm: string | undefined) => {
    onClose()
    if (firm !== chosen) chooseFirm(firm)
  }
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== undefined}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 280, maxWidth: 'calc(100vw - 32px)', maxHeight: '70vh' } } }}
      {...useMenuPlacement(anchor)}
    >
      {(words !== '' || total > SHOWN) && (
        <TextField
          size="small"
          fullWidth
          sx={{ px: 2, py: 1 }}
          label={translate('app.firmSwitch.find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
      <Choice text={translate('app.firmSwitch.all')} chosen={chosen === undefined} onClick={() => choose(undefined)} />
      <Divider />
      {data.map(({ id, name }) => (
        <Choice key={id} text={name} chosen={id === chosen} onClick={() => choose(String(id))} />
      ))}
    </Menu>
  )
}
