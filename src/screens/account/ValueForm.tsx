import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { HubDataProvider } from '../../providers/data/createDataProvider.ts'
import { useSendForm } from './sendForm.ts'

/** Makes a call with the typed value; resolves to what runs after its success. */
export interface ValueAction {
  readonly label: string
  readonly make: (hub: HubDataProvider, value: string) => Promise<() => void>
}

interface Props {
  readonly label: string
  readonly name: string
  readonly secret?: boolean
  /** Takes the focus, because it replaces the focused element. */
  readonly focused?: boolean
  readonly actions: readonly [ValueAction, ...ValueAction[]]
}

/** An input with a button per call; the error of a call is shown below the input. */
export const ValueForm = ({ label, name, secret = false, focused = false, actions }: Props) => {
  const send = useSendForm()
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = async ({ make }: ValueAction) => {
    const sent = await send((hub) => make(hub, value))
    if ('errors' in sent) return setProblem(sent.errors?.[name])
    setValue('')
    sent.answer()
  }
  const first = (event: FormEvent) => {
    event.preventDefault()
    void submit(actions[0])
  }
  return (
    <Stack
      component="form"
      onSubmit={first}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, alignSelf: 'stretch', alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        label={label}
        autoFocus={focused}
        type={secret ? 'password' : 'text'}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={problem !== undefined}
        helperText={problem}
        sx={{ m: 0, width: { sm: 260 } }}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: secret ? 'current-password' : 'one-time-code' } }}
      />
      {actions.map((action, index) => (
        <Button
          key={action.label}
          type={index === 0 ? 'submit' : 'button'}
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={value === ''}
          onClick={index === 0 ? undefined : () => void submit(action)}
        >
          {action.label}
        </Button>
      ))}
    </Stack>
  )
}
