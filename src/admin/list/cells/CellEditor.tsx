import Close from '@mui/icons-material/Close'
import { Alert, Box, ClickAwayListener, IconButton, LinearProgress, Paper, Popper } from '@mui/material'
import { type KeyboardEvent, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { Form, type RaRecord, RecordContextProvider, useTranslate, ValidationError } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { FieldInput } from '../../../fields/fieldInput.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { commandOf } from '../../../fields/rows/grid/keyboard/commandOf.ts'
import { PendingInputs, type Settle } from '../../../fields/shared/inputs/pendingInputs.view.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { same } from '../../../providers/data/changes.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { useEntity } from '../../adminContext.tsx'
import { useFormValidation } from '../../form/useFormValidation.ts'
import { LeaveCell } from './LeaveCell.tsx'
import { useSaveCell } from './useSaveCell.ts'

/** Where the focus goes after saving. */
export type Move = 'up' | 'down' | 'back' | 'on' | 'away'

export interface EditedCell {
  readonly cell: HTMLElement
  readonly record: RaRecord
  readonly field: ResolvedField
}

interface Props extends EditedCell {
  /** Where no heading names the field. */
  readonly labelled?: boolean
  readonly onSaved: (move: Move) => void
  readonly onCancel: () => void
}

const INPUTS = 'input:not([type=hidden]), textarea, [role=combobox]'

/** CSS pixels; less would cut a text. */
const MIN_WIDTH = 220

const OVER_CELL = { px: 1, py: 0.5, width: 'min(440px, 92vw)', border: '1px solid var(--line)' } as const

/** Space for the label above the border. */
const LABELLED = { py: 1.5 } as const

/** Phones have no Escape. */
const BESIDE_CANCEL = { display: 'flex', alignItems: 'start', gap: 0.5, '& > :not(button)': { flex: 1, minWidth: 0 } } as const

/** Lies over its cell. */
const OVER = [{ name: 'offset', options: { offset: ({ reference }: { reference: { height: number } }) => [0, -reference.height] } }]

/** Errors of a refused value that are not those of the cell's own field. */
const OtherErrors = ({ name }: { readonly name: string }) => {
  const labelled = useLabelled()
  const labelOf = useFieldLabel()
  const entity = useEntity()
  const { errors } = useFormState()
  const texts = Object.entries({ ...errors, record: errors.root?.record }).flatMap(([path, error]) => {
    const message = path === name || path === 'root' ? undefined : error?.message
    return typeof message === 'string' ? [{ path, message, field: entity.fieldsByName[path] }] : []
  })
  if (texts.length === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {texts.map(({ path, message, field }) => (
        <Box key={path}>
          {field && labelled(labelOf(entity.id, field))}
          <ValidationError error={message} />
        </Box>
      ))}
    </Alert>
  )
}

/** Only the field's own errors, and that it could not be checked: others, of a record that the list may know in part only, are left to the server. */
const useCellValidation = (name: string) => {
  const validate = useFormValidation(useEntity(), false)
  return useCallback(
    async (values: Readonly<Record<string, Json>>) => {
      const { [name]: own, '': unchecked } = await validate(values)
      const error = own ?? unchecked
      return error === undefined ? {} : { [name]: error }
    },
    [validate, name],
  )
}

const moveOf = (event: KeyboardEvent, rtl: boolean): Move | 'cancel' | undefined => {
  const command = commandOf(event, { editing: true, rtl })
  if (command?.do === 'cancel') return 'cancel'
  if (command?.do === 'enter') return command.back ? 'up' : 'down'
  if (command?.do === 'tab') return command.back ? 'back' : 'on'
  return undefined
}

const isLineBreak = ({ key, shiftKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' && shiftKey && target instanceof HTMLTextAreaElement

/** Submits the form around the input, once the input's text has become a value. */
const useSubmission = ({ record, field, onSaved }: Props) => {
  const held = useContext(PendingInputs)
  const save = useSaveCell()
  const box = useRef<HTMLDivElement>(null)
  const move = useRef<Move>('down')
  const busy = useRef(false)
  const proceed = useRef(() => {})
  const [saving, setSaving] = useState(false)
  const submit = async (next: Move): Promise<void> => {
    if (busy.current) return
    busy.current = true
    move.current = next
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && box.current?.contains(activeElement)) activeElement.blur()
    // Inputs settle after their blur event.
    await new Promise((resolve) => setTimeout(resolve))
    await Promise.all([...held.values()].map((settle) => settle()))
    busy.current = false
    box.current?.querySelector('form')?.requestSubmit()
  }
  const finish = () => {
    onSaved(move.current)
    proceed.current()
  }
  const send = async (values: Readonly<Record<string, unknown>>) => {
    if (same(values[field.name], record[field.name])) return finish()
    busy.current = true
    setSaving(true)
    const result = await save(record, { [field.name]: values[field.name] })
    busy.current = false
    setSaving(false)
    if (result === undefined) finish()
    return result
  }
  return { box, saving, submit, send, proceed }
}

/** The press that ends an edit over a card does nothing else: around it are other cards, which open by a touch. */
const swallowClick = () => {
  const end = new AbortController()
  const { signal } = end
  const abort = () => end.abort()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    abort()
  }
  document.addEventListener('click', swallow, { capture: true, signal })
  // It was no click, but scrolled the page.
  document.addEventListener('pointerdown', abort, { capture: true, signal })
}

const focusInput = (box: HTMLElement | null) => {
  const input = box?.querySelector<HTMLInputElement>(INPUTS)
  input?.focus({ preventScroll: true })
  if (input && 'select' in input) input.select()
}

const Editor = (props: Props) => {
  const { cell, record, field, labelled = false, onSaved, onCancel } = props
  const translate = useTranslate()
  const entity = useEntity()
  const { box, saving, submit, send, proceed } = useSubmission(props)
  const validate = useCellValidation(field.name)
  const [typed, setTyped] = useState(false)
  useLayoutEffect(() => {
    if (!saving) focusInput(box.current)
  }, [box, saving])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isLineBreak(event)) return
    const next = moveOf(event, getComputedStyle(cell).direction === 'rtl')
    if (next === undefined || next === 'cancel' || !box.current?.contains(document.activeElement)) return
    event.preventDefault()
    void submit(next)
  }
  /** Before an input that has a use for Escape, such as one with an open list. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || saving || !(event.target instanceof Node && box.current?.contains(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  const leave = () => {
    if (labelled) swallowClick()
    void submit('away')
  }
  return (
    <ClickAwayListener mouseEvent="onMouseDown" touchEvent="onTouchStart" onClickAway={leave}>
      <Paper
        ref={box}
        elevation={6}
        onInput={() => setTyped(true)}
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
        sx={{ ...OVER_CELL, ...(labelled && LABELLED), maxWidth: Math.max(MIN_WIDTH, cell.clientWidth) }}
      >
        <Form record={record} validate={validate} onSubmit={send} noValidate disableInvalidFormNotification>
          <Box sx={labelled ? BESIDE_CANCEL : undefined}>
            <FieldInput bare grid={!labelled} entity={entity.id} field={field} source={field.name} />
            {labelled && (
              <IconButton size="small" disabled={saving} aria-label={translate('ra.action.cancel')} onClick={onCancel}>
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
          <OtherErrors name={field.name} />
          <LeaveCell
            typed={typed}
            submit={() => submit('away')}
            proceed={proceed}
            onLeave={() => onSaved('away')}
            onStay={() => focusInput(box.current)}
          />
        </Form>
        {saving && <LinearProgress aria-label={translate('ra.action.save')} />}
      </Paper>
    </ClickAwayListener>
  )
}

/** The input of a cell's field over the cell, or over a card. Enter and Tab save and move on, Escape discards; refused values stay, with the reason. */
export const CellEditor = (props: Props) => {
  const [held] = useState(() => new Map<string, Settle>())
  return (
    <Popper open role="presentation" anchorEl={props.cell} placement="bottom-start" modifiers={OVER} sx={{ zIndex: 1250 }}>
      <RecordContextProvider value={props.record}>
        <PendingInputs value={held}>
          <Editor {...props} />
        </PendingInputs>
      </RecordContextProvider>
    </Popper>
  )
}
