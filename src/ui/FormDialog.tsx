import { Alert, Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { keepFocus } from './keepFocus.ts'
import { useAskBeforeClosing } from './useAskBeforeClosing.tsx'

interface Props {
  readonly title: string
  readonly text?: string
  /** Label of the submit button, the same as that of the action. */
  readonly yes: string
  readonly no?: string
  /** `error` for destructive actions and refusals. */
  readonly tone?: ButtonProps['color']
  readonly size?: 'xs' | 'sm'
  readonly busy?: boolean
  /** Whether there is nothing to send yet. */
  readonly incomplete?: boolean
  /** Error of the form as a whole. */
  readonly error?: string | undefined
  readonly onClose: () => void
  readonly onSubmit?: () => void
  /** Instead of `onSubmit`: id of a form in the children, which validates and submits itself. */
  readonly form?: string
  readonly children: ReactNode
}

/** The first input, in a radio group the selected one. */
const firstInput = (within: HTMLElement | null): HTMLElement | null => {
  const first = within?.querySelector<HTMLInputElement>('input:not([type=hidden], :disabled), textarea:not(:disabled, [aria-hidden])')
  if (first?.type !== 'radio') return first ?? null
  return within?.querySelector<HTMLElement>('input[type=radio]:checked') ?? first
}

/** Focuses the first input, unless the dialog has the focus already. Returns whether that is done. */
function enter(content: HTMLElement): boolean {
  const [dialog, focused] = [content.closest('[role=dialog]'), document.activeElement]
  if (focused !== dialog && dialog?.contains(focused)) return true
  const input = firstInput(content)
  input?.focus()
  return input !== null
}

/** Focuses the first input, now or once it is loaded. */
function enterWhenLoaded(content: HTMLElement | null): (() => void) | undefined {
  if (!content || enter(content)) return undefined
  const observer = new MutationObserver(() => enter(content) && observer.disconnect())
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** After a refusal: the invalid input, else the button that was disabled meanwhile, unless the focus is still in an input. */
function enterAgain(content: HTMLElement | null): void {
  const dialog = content?.closest('[role=dialog]')
  const invalid = content?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (invalid) invalid.focus()
  else if (!dialog?.contains(document.activeElement) || document.activeElement === dialog)
    dialog?.querySelector<HTMLElement>('button[type=submit]')?.focus()
}

/** Content with initial focus in an input, so that Enter submits: the one with autofocus, else the first. */
const Content = ({ error, busy, children }: Pick<Props, 'error' | 'busy' | 'children'>) => {
  const content = useRef<HTMLDivElement>(null)
  const sent = useRef(false)
  useEffect(() => enterWhenLoaded(content.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal can have the same text as the one before
  useEffect(() => {
    if (busy) sent.current = true
    else if (sent.current) enterAgain(content.current)
  }, [error, busy])
  return <DialogContent ref={content}>{children}</DialogContent>
}

interface ActionsProps extends Pick<Props, 'yes' | 'no' | 'tone' | 'onClose' | 'form'> {
  readonly disabled: boolean
}

const Actions = ({ yes, no, tone = 'primary', disabled, onClose, form }: ActionsProps) => {
  const translate = useTranslate()
  return (
    <DialogActions>
      <Button onClick={onClose}>{no ?? translate('app.form.cancel')}</Button>
      <Button type="submit" form={form} variant="contained" color={tone} disabled={disabled}>
        {yes}
      </Button>
    </DialogActions>
  )
}

/** Ctrl+Enter submits from every input, also from those with a use for Enter. */
const submitByKey = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  const button = event.currentTarget.querySelector<HTMLElement>('button[type=submit]:not(:disabled)')
  if (!button) return
  // Some inputs take their text, or say that they can't, as they lose the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  setTimeout(() => button.click())
}

/** Dialog with a form, submitted by button or Enter. The caller closes it on success; on failure the input stays. Escape asks once something is entered. */
export const FormDialog = (props: Props) => {
  const { title, text, size = 'xs', busy = false, incomplete = false, error, onClose, onSubmit, form, children } = props
  const { yes, no, tone } = props
  const id = useId()
  const asking = useAskBeforeClosing(onClose)
  // The button that opened it may be gone once its action is done.
  useEffect(() => () => void keepFocus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !incomplete) onSubmit?.()
  }
  const content = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Content error={error} busy={busy}>
        {text && <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>}
        {error !== undefined && (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {error}
          </Alert>
        )}
        {children}
      </Content>
      <Actions {...{ yes, no, tone, onClose, form }} disabled={busy || incomplete} />
    </>
  )
  return (
    <>
      <Dialog open {...asking.props} onKeyDown={submitByKey} aria-labelledby={id} maxWidth={size} fullWidth>
        {form === undefined ? (
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
            {content}
          </Box>
        ) : (
          content
        )}
      </Dialog>
      {asking.question}
    </>
  )
}
