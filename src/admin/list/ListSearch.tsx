import '../../ui/plainControls.css'
import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { IconButton, InputBase } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { whenShown } from '../../ui/whenShown.ts'
import { declaredKeys, runKey } from '../keys/declaredKeys.ts'
import { useKey } from '../keys/useKey.ts'
import { useTypedFilters } from './filters/useTypedFilters.ts'

/** Milliseconds after the last keystroke before the list is fetched. */
const PAUSE = 300

/** Goes to the cell that is to be changed, or to the first row. */
const goToFound = (): unknown => {
  const key = declaredKeys().find(({ name }) => name === 'changeFound')
  return key === undefined || key.run('') === false ? runKey('nextRow') : undefined
}

/** The search text: that of the address, except while the user is typing. `go` searches at once, and goes to what was found. */
const useSearch = (input: RefObject<HTMLInputElement | null>) => {
  const { filterValues, isFetching, data } = useListContext()
  const setFilters = useTypedFilters()
  const [typed, setTyped] = useState<string>()
  const [going, setGoing] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      end.current?.()
    },
    [],
  )
  const searched = String(filterValues.q ?? '')
  const text = typed ?? searched
  const apply = (next: string) => {
    clearTimeout(timer.current)
    const { q: _, ...others } = filterValues
    setFilters(next.trim() === '' ? others : { ...others, q: next })
    setTyped(undefined)
  }
  const search = (next: string) => {
    setTyped(next)
    setGoing(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(next), PAUSE)
  }
  const go = () => {
    if (typed !== undefined) apply(typed)
    setGoing(text.trim())
  }
  const arrived = going !== undefined && going === searched.trim() && !isFetching
  const first = useRef(data?.[0]?.id)
  useEffect(() => {
    first.current = data?.[0]?.id
  }, [data])
  useEffect(() => {
    if (!arrived) return
    setGoing(undefined)
    const list = input.current?.closest<HTMLElement>('.hub-head-sticks')
    if (!list) return
    // The filter changes a little before the records, and these before their rows.
    end.current = whenShown(list, () => {
      const row = list.querySelector<HTMLElement>('[data-id]')
      if (row?.dataset.id === String(first.current) && !row.contains(document.activeElement)) goToFound()
      return false
    })
  }, [arrived, input])
  return { text, search, go }
}

/** Full-text search of a list. */
export const ListSearch = () => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { text, search, go } = useSearch(input)
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
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'ArrowDown') runKey('nextRow')
        else if (key === 'Enter' && !nativeEvent.isComposing) go()
      }}
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
      sx={{
        flex: '1 1 220px',
        minWidth: { xs: 0, sm: 160 },
        maxWidth: { sm: 360 },
        marginInlineEnd: { xs: 0.5, sm: 0 },
        ...(text === '' && { '@media print': { display: 'none' } }),
      }}
    />
  )
}
