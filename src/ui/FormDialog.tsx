import { Alert, Box, Button, type ButtonProps, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly title: string
  readonly text?: string
  /** What happens, in the words of the button that started it. */
  readonly yes: string
  readonly no?: string
  /** `error` for what destroys or refuses something. */
  readonly tone?: ButtonProps['color']
  readonly size?: 'xs' | 'sm'
  readonly busy?: boolean
  /** There is nothing to send yet. */
  readonly incomplete?: boolean
  /** Why it was refused as a whole. */
  readonly error?: string | undefined
  readonly onClose: () => void
  readonly onSubmit?: () => void
  /** In place of `onSubmit`: the id of a form among the children, which validates and sends itself. */
  readonly form?: string
  readonly children: ReactNode
}

/** The first input, or of a group the one that is chosen. */
const firstInput = (within: HTMLElement | null): HTMLElement | null => {
  const first = within?.querySelector<HTMLInputElement>('input:not([type=hidden], :disabled), textarea:not(:disabled, [aria-hidden])')
  if (first?.type !== 'radio') return first ?? null
  return within?.querySelector<HTMLElement>('input[type=radio]:checked') ?? first
}

/** Moves the focus into the first input, unless something of the dialog has it already. Says whether there is nothing more to do. */
function enter(content: HTMLElement): boolean {
  const [dialog, focused] = [content.closest('[role=dialog]'), document.activeElement]
  if (focused !== dialog && dialog?.contains(focused)) return true
  const input = firstInput(content)
  input?.focus()
  return input !== null
}

/** Enters the first input, now or when it is loaded. */
function enterWhenLoaded(content: HTMLElement | null): (() => void) | undefined {
  if (!content || enter(content)) return undefined
  const observer = new MutationObserver(() => enter(content) && observer.disconnect())
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The dialog begins in an input, so that Enter sends it: the one that asks for the focus, else the first; after a refusal the one that is wrong. */
const Content = ({ error, children }: Pick<Props, 'error' | 'children'>) => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => enterWhenLoaded(content.current), [])
  useEffect(() => {
    if (error !== undefined) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  return <DialogContent ref={content}>{children}</DialogContent>
}

/** Asks for values and sends them, by button or by Enter. The caller closes it once they are taken; a refusal loses no input. */
export const FormDialog = ({
  title,
  text,
  yes,
  no,
  tone = 'primary',
  size = 'xs',
  busy = false,
  incomplete = false,
  error,
  onClose,
  onSubmit,
  form,
  children,
}: Props) => {
  const translate = useTranslate()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !incomplete) onSubmit?.()
  }
  const content = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Content error={error}>
        {text && <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>}
        {error !== undefined && (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {error}
          </Alert>
        )}
        {children}
      </Content>
      <DialogActions>
        <Button onClick={onClose}>{no ?? translate('app.form.cancel')}</Button>
        <Button type="submit" form={form} variant="contained" color={tone} disabled={busy || incomplete}>
          {yes}
        </Button>
      </DialogActions>
    </>
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={size} fullWidth>
      {form === undefined ? (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
          {content}
        </Box>
      ) : (
        content
      )}
    </Dialog>
  )
}
