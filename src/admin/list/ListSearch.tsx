import '../../ui/plainControls.css'
import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { IconButton, InputBase } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { runKey } from '../keys/declaredKeys.ts'
import { useKey } from '../keys/useKey.ts'

/** Milliseconds after the last keystroke before the list is fetched. */
const PAUSE = 300

/** The search text: that of the address, except while the user is typing. */
const useSearch = (): readonly [string, (text: string) => void] => {
  const { filterValues, setFilters } = useListContext()
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { q: _, ...others } = filterValues
      setFilters(text.trim() === '' ? others : { ...others, q: text })
      setTyped(undefined)
    }, PAUSE)
  }
  return [typed ?? String(filterValues.q ?? ''), search]
}

/** Full-text search of a list. */
export const ListSearch = () => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [text, search] = useSearch()
  const label = translate('app.list.search')
  useKey('search', () => {
    input.current?.focus()
    input.current?.select()
  })
  return (
    <InputBase
      className="hub-field"
      type="search"
      name="q"
      value={text}
      placeholder={label}
      inputRef={input}
      onChange={({ target }) => search(target.value)}
      onKeyDown={({ key }) => key === 'ArrowDown' && runKey('nextRow')}
      startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary', marginInlineEnd: 1 }} />}
      endAdornment={
        text !== '' && (
          <IconButton
            size="small"
            sx={{ '&.MuiIconButton-root': { width: 28, height: 28 } }}
            edge="end"
            aria-label={translate('app.form.clear')}
            onClick={() => {
              search('')
              input.current?.focus()
            }}
          >
            <Clear fontSize="small" />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': label, dir: 'auto', autoComplete: 'off' } }}
      sx={{ flex: '1 1 220px', minWidth: { xs: 0, sm: 160 }, maxWidth: { sm: 360 }, marginInlineEnd: { xs: 0.5, sm: 0 } }}
    />
  )
}
