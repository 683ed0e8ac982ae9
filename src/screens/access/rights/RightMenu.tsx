import Block from '@mui/icons-material/Block'
import Check from '@mui/icons-material/Check'
import HelpOutline from '@mui/icons-material/HelpOutline'
import Restore from '@mui/icons-material/SettingsBackupRestore'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useReason } from '../useReason.ts'
import type { Effect, Holder, MatrixCell } from './useRightsMatrix.ts'

export interface OpenCell {
  readonly name: string
  readonly cell: MatrixCell
  readonly anchor: HTMLElement
}

interface Props {
  readonly open: OpenCell
  readonly holder: Holder
  readonly onChoose: (effect: Effect | undefined) => void
  readonly onClose: () => void
}

const question = (user: string, name: string, action: string): string => new URLSearchParams({ user, entity: name, action }).toString()

/** What can be done with one right: allow, deny, or leave it to the default; first the rule that decides now. */
export const RightMenu = ({ open: { name, cell, anchor }, holder, onChoose, onClose }: Props) => {
  const t = useAreaTexts('access')
  const reason = useReason()
  const translate = useTranslate()
  const given = cell.right?.effect
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 340 } } }}>
      <MenuItem disabled divider sx={{ whiteSpace: 'normal', '&.Mui-disabled': { opacity: 1 } }}>
        <ListItemText primary={reason(cell)} slotProps={{ primary: { variant: 'body2', sx: { color: 'text.secondary' } } }} />
      </MenuItem>
      <MenuItem selected={given === 'allow'} disabled={!cell.grantable} onClick={() => onChoose('allow')}>
        <ListItemIcon>
          <Check fontSize="small" />
        </ListItemIcon>
        {t('access.matrix.allow')}
      </MenuItem>
      <MenuItem selected={given === 'deny'} onClick={() => onChoose('deny')}>
        <ListItemIcon>
          <Block fontSize="small" />
        </ListItemIcon>
        {t('access.matrix.deny')}
      </MenuItem>
      <MenuItem disabled={given === undefined} onClick={() => onChoose(undefined)}>
        <ListItemIcon>
          <Restore fontSize="small" />
        </ListItemIcon>
        {t('access.matrix.byDefault')}
      </MenuItem>
      {'user' in holder && <Divider />}
      {'user' in holder && (
        <MenuItem component={LinkBase} to={`/-/WhyRight?${question(holder.user, name, cell.action)}`}>
          <ListItemIcon>
            <HelpOutline fontSize="small" />
          </ListItemIcon>
          {translate('app.menu.explainAccess')}
        </MenuItem>
      )}
    </Menu>
  )
}
