import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { declaredKeys } from './declaredKeys.ts'
import { entryOf, isSingle, KEY_GROUPS, KEYS, type KeyName } from './keyTable.ts'
import { MOD } from './platform.ts'
import { areSingleKeysOn } from './singleKeys.ts'

const NAMES = Object.keys(KEYS) as KeyName[]

const SIGNS: Readonly<Record<string, string>> = {
  Mod: MOD,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderBottom: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: 0 },
  '& > dt': { minWidth: 0 },
  '& > dd': { m: 0, flexShrink: 0, display: 'flex', gap: 1 },
} as const

/** One key, with those that are held down for it. */
const Key = ({ name, space }: { readonly name: string; readonly space: string }) => (
  <Box component="kbd" dir="ltr" className="key" sx={{ display: 'inline-block' }}>
    {name === ' '
      ? space
      : name
          .split('+')
          .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
          .join(' ')}
  </Box>
)

/** The keys that the page has handlers for, grouped. */
const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate()
  const texts = useAreaTexts('keys')
  const id = useId()
  const [withSingle] = useState(areSingleKeysOn)
  const [declared] = useState(() => new Set(declaredKeys().map(({ name }) => name)))
  const keysOf = (name: KeyName) => entryOf(name).keys.filter((key) => withSingle || !isSingle(key))
  const groups = KEY_GROUPS.map((group) => ({
    group,
    names: NAMES.filter((name) => declared.has(name) && entryOf(name).group === group && keysOf(name).length > 0),
  })).filter(({ names }) => names.length > 0)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{texts('keys.title')}</DialogTitle>
      <DialogContent>
        {!withSingle && <DialogContentText sx={{ mb: 2 }}>{texts('keys.singleOff')}</DialogContentText>}
        {groups.map(({ group, names }) => (
          <Box key={group} component="section" sx={{ mb: 2.5 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary">
              {texts(`keys.groups.${group}`)}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {names.map((name) => (
                <Box key={name} sx={ROW}>
                  <dt>{texts(`keys.names.${name}`)}</dt>
                  <dd>
                    {keysOf(name).map((key) => (
                      <Key key={key} name={key} space={texts('keys.space')} />
                    ))}
                  </dd>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default KeysDialog
