import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { Box, IconButton, InputBase } from '@mui/material'
import { type KeyboardEvent, type RefObject, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { visibleRows } from '../core/visibleLines.ts'
import { useGrid } from '../gridContext.view.ts'
import { useLineSearch } from './useLineSearch.view.ts'

/** From this number of lines on they can be searched. */
const MANY = 10

/** Whether the lines can be searched: there are many, or some are hidden by a search. */
export const useIsSearchable = (): boolean => {
  const { store } = useGrid()
  return useSyncExternalStore(store.subscribe, () => store.state.lines.length > MANY || store.state.search !== undefined)
}

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  /** Goes to the first line that was found. */
  readonly go: () => void
}

const FIELD = { minHeight: 'max(32px, var(--touch, 0px))', flex: '1 1 160px', maxWidth: 280, minWidth: 0, typography: 'body2' } as const

/** Search in the lines: hides those without the typed words, and says how many are left. */
export const LineSearch = ({ input, go }: Props) => {
  const { store, texts } = useGrid()
  const translate = useTranslate()
  const { find, load } = useLineSearch()
  const text = useSyncExternalStore(store.subscribe, () => store.state.search?.text ?? '')
  const found = useSyncExternalStore(store.subscribe, () => visibleRows(store.state).length)
  const total = useSyncExternalStore(store.subscribe, () => store.state.lines.length)
  const clear = () => {
    find('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Enter' || key === 'ArrowDown') go()
    else if (key === 'Escape' && text !== '') clear()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <InputBase
        className="hub-field"
        type="search"
        value={text}
        placeholder={texts('record.grid.search')}
        inputRef={input}
        inputProps={{ 'aria-label': texts('record.grid.search') }}
        sx={FIELD}
        onFocus={() => void load()}
        onChange={({ target }) => find(target.value)}
        onKeyDown={onKeyDown}
        startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary', marginInlineEnd: 1 }} />}
        endAdornment={
          text !== '' && (
            <IconButton size="small" edge="end" aria-label={translate('app.form.clear')} onClick={clear}>
              <Clear fontSize="small" />
            </IconButton>
          )
        }
      />
      <Box component="span" role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {text !== '' && texts('record.grid.found', { count: found, total })}
      </Box>
    </>
  )
}
