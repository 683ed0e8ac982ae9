import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { email, Form, PasswordInput, required, TextInput, useNotify } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useOwnEmail } from '../access/useOwnEmail.ts'
import { FIELDS } from './SectionCard.tsx'
import { useSendForm } from './sendForm.ts'

const Submit = ({ label }: { readonly label: string }) => {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="outlined" loading={isSubmitting}>
      {label}
    </Button>
  )
}

/** Changes the e-mail address: asks for the password, then for the code sent to the new address. */
export const EmailChange = () => {
  const texts = useAreaTexts('account')
  const text = (key: string) => texts(`account.email.${key}`)
  const send = useSendForm()
  const notify = useNotify()
  const { refetch } = useOwnEmail()
  const [round, setRound] = useState(0)
  const submit = async (body: FieldValues) => {
    const sent = await send(({ call }) =>
      call<typeof accountCalls.changeEmail>('POST', '/api/me/email', {
        body: { email: body.email, currentPassword: body.currentPassword },
      }),
    )
    if ('errors' in sent) return sent.errors
    notify(text('asked'), { type: 'info' })
    setRound(round + 1)
    await refetch()
    return undefined
  }
  return (
    <Form key={round} disableInvalidFormNotification onSubmit={submit} sanitizeEmptyValues>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {text('change')}
      </Typography>
      <Box sx={{ ...FIELDS, mb: 2 }}>
        <TextInput
          source="email"
          label={text('new')}
          validate={[required(), email()]}
          type="email"
          helperText={false}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'email' } }}
        />
        <PasswordInput
          source="currentPassword"
          label={text('current')}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { autoComplete: 'current-password', dir: 'auto', spellCheck: false } }}
        />
      </Box>
      <Submit label={text('submit')} />
    </Form>
  )
}
