import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import SearchOff from '@mui/icons-material/SearchOff'
import { LinearProgress } from '@mui/material'
import { type InputHTMLAttributes, type KeyboardEvent, startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { focusHeading } from '../../../ui/keepFocus.ts'
import { COMMAND_KINDS, type Command, matching } from './command.ts'
import { PaletteOption } from './PaletteOption.tsx'
import { useCommands } from './useCommands.ts'
import { useFoundRecords } from './useFoundRecords.ts'

type RecentCommand = Pick<Command, 'id' | 'label' | 'hint' | 'to'> & { readonly icon?: string }

const MAX = 6

/**
 * Places recently opened from the palette, latest first, and a function that adds one. Actions are not kept, so that none is repeated by mistake.
 */
const useRecent = (): readonly [readonly Command[], (command: Command) => void] => {
  const [kept, keep] = useStore<readonly RecentCommand[]>('palette.recent', [])
  const add = ({ id, label, hint, to, icon }: Command) => {
    if (to === undefined) return
    const place = { id, label, to, ...(hint === undefined ? {} : { hint }), ...(typeof icon === 'string' ? { icon } : {}) }
    keep([place, ...kept.filter((each) => each.id !== id)].slice(0, MAX))
  }
  return [kept.map((each) => ({ ...each, kind: 'recent', icon: each.icon ?? 'History' })), add]
}

interface Props {
  readonly commands: readonly Command[]
  /** Answers what was typed while the palette was loading. The same function while it is open. */
  readonly typed: () => string
  /** `left`: whether another page was opened. */
  readonly onClose: (left?: boolean) => void
}

/** Maximum number of results of each kind. */
const EACH = 8

const byKind = (commands: readonly Command[]): readonly Command[] =>
  COMMAND_KINDS.flatMap((kind) => commands.filter((command) => command.kind === kind).slice(0, kind === 'records' ? undefined : EACH))

/** Without a query: recent places and all screens. With a query: the best results of each kind. */
const useOffered = (commands: readonly Command[], query: string) => {
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
    <div className="palette-keys">
      {KEYS.map(([key, name]) => (
        <span key={key}>
          <kbd className="key">{key}</kbd> {translate(`palette.${name}`)}
        </span>
      ))}
    </div>
  )
}

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onKeyDown'> {
  readonly listId: string
  readonly activeId: string | undefined
  readonly onClose: () => void
}

const PaletteField = ({ listId, activeId, onClose, ...input }: FieldProps) => {
  const translate = useTranslate()
  return (
    <div className="palette-field">
      <Search fontSize="small" />
      <input
        // biome-ignore lint/a11y/noAutofocus: users open it to type
        autoFocus
        {...input}
        placeholder={translate('palette.placeholder')}
        role="combobox"
        aria-label={translate('palette.open')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        dir="auto"
        maxLength={200}
      />
      <button type="button" aria-label={translate('palette.close')} onClick={onClose}>
        <Close fontSize="small" />
      </button>
    </div>
  )
}

interface ResultsProps {
  readonly listId: string
  readonly commands: readonly Command[]
  readonly query: string
  readonly current: number
  readonly optionId: (at: number) => string
  readonly onChoose: (command: Command) => void
  readonly onPoint: (at: number) => void
}

/** The results, with a caption above the first of each kind. */
const Results = ({ listId, commands, query, current, optionId, onChoose, onPoint }: ResultsProps) => {
  const translate = useTranslate()
  return (
    <div id={listId} role="listbox" aria-label={translate('palette.results')} className="palette-list">
      {commands.map((command, at) => (
        <div key={`${command.kind} ${command.id}`} role="presentation">
          {commands[at - 1]?.kind !== command.kind && (
            <div aria-hidden className="palette-caption">
              {translate(`palette.${command.kind}`)}
            </div>
          )}
          <PaletteOption
            id={optionId(at)}
            command={command}
            query={query}
            active={at === current}
            onChoose={() => onChoose(command)}
            onPoint={() => onPoint(at)}
          />
        </div>
      ))}
    </div>
  )
}

/** Announces that nothing was found, or that the search failed. */
const Status = ({ query, empty, failed }: { readonly query: string; readonly empty: boolean; readonly failed: boolean }) => {
  const translate = useTranslate()
  return (
    <div role="status">
      {empty && (
        <p className="palette-nothing">
          <SearchOff />
          {translate('palette.nothing', { query })}
        </p>
      )}
      {failed && <p className="palette-failed">{translate('palette.failed')}</p>}
    </div>
  )
}

/** Renders results after the input, as a transition. */
const Palette = ({ commands, typed, onClose }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const { offered, remember, searching, failed } = useOffered(commands, query)
  useLayoutEffect(() => setQuery(typed), [typed])
  const [ready, setReady] = useState(false)
  // Not `useDeferredValue`, with which React renders the palette again and again until the icons of the results are loaded.
  useEffect(() => startTransition(() => setReady(true)), [])
  const current = Math.min(index, offered.length - 1)
  const optionId = (at: number) => `${listId}-${at}`

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose(command.to !== undefined)
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
      <PaletteField
        listId={listId}
        activeId={ready && offered.length > 0 ? optionId(current) : undefined}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
        onClose={() => onClose()}
      />
      <div className="palette-busy">{searching && <LinearProgress aria-label={translate('palette.searching')} sx={{ height: 2 }} />}</div>
      <Results commands={ready ? offered : []} {...{ listId, query, current, optionId }} onChoose={choose} onPoint={setIndex} />
      <Status query={query} empty={offered.length === 0 && !searching} failed={failed} />
      <Hints />
    </>
  )
}

/** The dialog returns the focus to the old page; moves it to the title of the new page, unless that has focused something itself. */
const focusPage = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  focusHeading()
}

/**
 * Finds any record, screen or action by a part of its name. Closes immediately after a choice. Uses a native dialog with plain styles: Material UI's
 * dialog would recompute the styles of the whole page when it opens.
 */
const CommandPalette = ({ typed, onClose }: Pick<Props, 'typed'> & { readonly onClose: () => void }) => {
  const translate = useTranslate()
  // Here, because the palette itself renders at each key.
  const commands = useCommands()
  const own = useRef<HTMLDialogElement>(null)
  const left = useRef(false)
  useLayoutEffect(() => {
    const dialog = own.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (left.current) focusPage()
    }
  }, [])
  return createPortal(
    <dialog
      ref={own}
      className="palette"
      aria-label={translate('palette.open')}
      onCancel={onClose}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <Palette
        commands={commands}
        typed={typed}
        onClose={(leaves = false) => {
          left.current = leaves
          onClose()
        }}
      />
    </dialog>,
    document.body,
  )
}

export default CommandPalette
