import { Box, MenuItem, MenuList, Paper, Popper, TextField } from '@mui/material'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ARIA_MOD, FOR_KEYBOARDS, MOD } from '../keys/platform.ts'
import { insertMention, type Person, typedMention } from './mentions.ts'
import type { CommentedRecord } from './useComments.ts'
import { usePeople } from './usePeople.ts'

interface Props {
  readonly of: CommentedRecord
  readonly label: string
  readonly text: string
  readonly disabled: boolean
  readonly autoFocus?: boolean
  /** `mentioned`: the person whose name was chosen with this change. */
  readonly onChange: (text: string, mentioned?: Person) => void
  readonly onSend: () => void
  readonly onCancel?: (() => void) | undefined
}

/** The offered people, the marked one, and the keys that choose one. */
const useOffer = ({ of, text, onChange }: Pick<Props, 'of' | 'text' | 'onChange'>) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [marked, mark] = useState(0)
  const people = usePeople(of, caret === undefined ? undefined : typedMention(text, caret))
  const at = Math.min(marked, people.length - 1)
  const step = (by: number) => mark((at + by + people.length) % people.length)
  const choose = (person: Person) => {
    const next = insertMention(text, caret ?? text.length, person)
    onChange(next.text, person)
    setCaret(undefined)
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const follow = () => {
    setCaret(input.current?.selectionStart ?? undefined)
    mark(0)
  }
  const close = () => setCaret(undefined)
  /** Returns whether the key was one of the offer's. */
  const onKey = (key: string): boolean => {
    const person = people[at]
    if (!person) return false
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Escape') close()
    else if (key === 'Enter' || key === 'Tab') choose(person)
    else return false
    return true
  }
  return { input, people, at, choose, follow, close, onKey }
}

/** The offered people below the input. */
const Offer = ({ id, offer: { input, people, at, choose } }: { readonly id: string; readonly offer: ReturnType<typeof useOffer> }) => {
  const t = useAreaTexts('comments')
  const open = people.length > 0
  return (
    <>
      <Popper open={open} anchorEl={input.current} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Paper elevation={6}>
          <MenuList dense id={id} role="listbox" aria-label={t('comments.people')} sx={{ maxWidth: 'min(320px, 90vw)' }}>
            {people.map((person, index) => (
              <MenuItem
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                selected={index === at}
                aria-selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
              >
                <bdi>{person.name}</bdi>
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
      <span role="status" className="visually-hidden">
        {open ? t('comments.offered', { smart_count: people.length }) : ''}
      </span>
    </>
  )
}

/** A text of several lines in which `@` offers people. Ctrl+Enter sends. */
export const MentionInput = ({ of, label, text, disabled, autoFocus = false, onChange, onSend, onCancel }: Props) => {
  const t = useAreaTexts('comments')
  const id = useId()
  const offer = useOffer({ of, text, onChange })
  const open = offer.people.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
    else if (!offer.onKey(event.key)) {
      if (event.key !== 'Escape' || !onCancel) return
      onCancel()
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const offered = open ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${offer.at}` } : {}
  return (
    <>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        autoFocus={autoFocus}
        label={label}
        helperText={
          <>
            {t('comments.hint')}
            <Box component="span" sx={FOR_KEYBOARDS}>{` ${t('comments.sendKey', { mod: MOD })}`}</Box>
          </>
        }
        value={text}
        disabled={disabled}
        inputRef={offer.input}
        onChange={({ target }) => {
          onChange(target.value)
          offer.follow()
        }}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight') && offer.follow()}
        onBlur={offer.close}
        slotProps={{ htmlInput: { dir: 'auto', 'aria-keyshortcuts': `${ARIA_MOD}+Enter`, 'aria-autocomplete': 'list', ...offered } }}
      />
      <Offer id={id} offer={offer} />
    </>
  )
}
