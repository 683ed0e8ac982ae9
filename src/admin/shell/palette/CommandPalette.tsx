import Search from '@mui/icons-material/Search'
import { Box, Dialog, Divider, InputAdornment, InputBase, LinearProgress, Typography } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { COMMAND_KINDS, type Command, matching } from './command.ts'
import { PaletteOption } from './PaletteOption.tsx'
import { useCommands } from './useCommands.ts'
import { useFoundRecords } from './useFoundRecords.ts'
import { useRecent } from './useRecent.ts'

interface Props {
  readonly onClose: () => void
}

/** Commands of a kind that are shown for a search. */
const EACH = 8

const byKind = (commands: readonly Command[]): readonly Command[] =>
  COMMAND_KINDS.flatMap((kind) => commands.filter((command) => command.kind === kind).slice(0, kind === 'records' ? undefined : EACH))

/** Without a search: where one has lately been, and the screens. With one: the best of each kind. */
const useOffered = (query: string) => {
  const commands = useCommands()
  const [recent, remember] = useRecent()
  const { records, searching, failed } = useFoundRecords(query)
  const screens = commands.filter(({ kind }) => kind === 'screens')
  const offered = query.trim() === '' ? [...recent, ...screens] : byKind([...matching(commands, query), ...records])
  return { offered, remember, searching, failed }
}

const KEYS = [
  ['↑ ↓', 'choose'],
  ['↵', 'run'],
  ['Esc', 'close'],
] as const

const Hints = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2, px: 2, py: 1, color: 'text.secondary' }}>
      {KEYS.map(([key, name]) => (
        <Typography key={key} variant="caption">
          <kbd dir="ltr">{key}</kbd> {translate(`palette.${name}`)}
        </Typography>
      ))}
    </Box>
  )
}

/** Its results come after its input, in slices between frames. */
const Palette = ({ onClose }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const { offered, remember, searching, failed } = useOffered(query)
  const ready = useDeferredValue(true, false)
  const current = Math.min(index, offered.length - 1)
  const optionId = (at: number) => `${listId}-${at}`

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    remember(command)
    if (command.to !== undefined) navigate(command.to)
    command.run?.()
  }
  const steps: Readonly<Record<string, number>> = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: offered.length - 1 }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = steps[event.key]
    if (event.key === 'Enter') choose(offered[current])
    else if (next === undefined || (query !== '' && (event.key === 'Home' || event.key === 'End'))) return
    else setIndex((next + offered.length) % Math.max(1, offered.length))
    event.preventDefault()
  }
  return (
    <>
      <InputBase
        autoFocus
        fullWidth
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={translate('palette.placeholder')}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        inputProps={{
          role: 'combobox',
          'aria-label': translate('palette.open'),
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': ready && offered.length > 0 ? optionId(current) : undefined,
          dir: 'auto',
          maxLength: 200,
        }}
        sx={{ px: 2, py: 1.5 }}
      />
      <Box sx={{ height: 2 }}>{searching && <LinearProgress aria-label={translate('palette.searching')} sx={{ height: 2 }} />}</Box>
      <Divider />
      <Box id={listId} role="listbox" aria-label={translate('palette.results')} sx={{ overflowY: 'auto', flex: 1, py: 1 }}>
        {(ready ? offered : []).map((command, at) => (
          <div key={`${command.kind} ${command.id}`} role="presentation">
            {offered[at - 1]?.kind !== command.kind && (
              <Typography variant="overline" color="text.secondary" component="div" aria-hidden sx={{ px: 3, lineHeight: 2.5 }}>
                {translate(`palette.${command.kind}`)}
              </Typography>
            )}
            <PaletteOption
              id={optionId(at)}
              command={command}
              active={at === current}
              onChoose={() => choose(command)}
              onPoint={() => setIndex(at)}
            />
          </div>
        ))}
      </Box>
      <Box role="status" sx={{ px: 3, color: 'text.secondary' }}>
        {offered.length === 0 && !searching && <Typography sx={{ pb: 2 }}>{translate('palette.nothing', { query })}</Typography>}
        {failed && <Typography sx={{ pb: 1 }}>{translate('palette.failed')}</Typography>}
      </Box>
      <Divider />
      <Hints />
    </>
  )
}

/** Any record, any screen, any action, by typing a part of its name. It closes at once: what was chosen is what one waits for. */
const CommandPalette = ({ onClose }: Props) => {
  const translate = useTranslate()
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={translate('palette.open')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { height: 'min(560px, 80dvh)', mt: { xs: 2, sm: '10dvh' }, mx: { xs: 1, sm: 4 }, width: '100%' } } }}
    >
      <Palette onClose={onClose} />
    </Dialog>
  )
}

export default CommandPalette
