import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Form, maxLength, minLength, PasswordInput, required, useNotify } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../model/calls/credentialLimits.ts'
import { storedUser } from '../../providers/auth/session.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { FIELDS, SectionActions, SectionCard } from './SectionCard.tsx'
import { useSendForm } from './sendForm.ts'

const Submit = ({ label }: { readonly label: string }) => {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {label}
    </Button>
  )
}

const input = (autoComplete: string) => ({ htmlInput: { autoComplete, dir: 'auto', spellCheck: false } })

/** Stores a new password; returns the mistakes by field. */
const useChangePassword = (onSaved: () => void) => {
  const texts = useAreaTexts('account')
  const send = useSendForm()
  const notify = useNotify()
  return async (body: FieldValues): Promise<object | undefined> => {
    const sent = await send(({ call }) =>
      call<typeof accountCalls.password>('POST', '/api/me/password', {
        body: { currentPassword: body.currentPassword, password: body.password, confirmPassword: body.confirmPassword },
      }),
    )
    if ('errors' in sent) return sent.errors
    notify(texts('account.password.saved'), { type: 'success' })
    onSaved()
    return undefined
  }
}

/** Changes the password; asks for the current one. */
export const PasswordSection = () => {
  const texts = useAreaTexts('account')
  const text = (key: string) => texts(`account.password.${key}`)
  const [round, setRound] = useState(0)
  const submit = useChangePassword(() => setRound(round + 1))
  const needed = required(text('required'))
  const same = (value: unknown, all: FieldValues) => (value === all.password ? undefined : text('unequal'))
  return (
    <SectionCard flush title={texts('account.sections.password')} intro={text('intro')}>
      <Form key={round} onSubmit={submit} noValidate disableInvalidFormNotification>
        <Box sx={{ ...FIELDS, gridTemplateColumns: 'minmax(0, 420px)', px: { xs: 2, sm: 3 }, py: 3 }}>
          <input type="text" name="username" autoComplete="username" value={storedUser().email} readOnly hidden />
          <PasswordInput
            source="currentPassword"
            label={text('current')}
            validate={needed}
            helperText={false}
            slotProps={input('current-password')}
            fullWidth
          />
          <div>
            <PasswordInput
              source="password"
              label={text('new')}
              validate={[needed, minLength(PASSWORD_MIN, text('short')), maxLength(PASSWORD_MAX)]}
              helperText={false}
              slotProps={input('new-password')}
              fullWidth
            />
            <PasswordStrength />
          </div>
          <PasswordInput
            source="confirmPassword"
            label={text('confirm')}
            validate={[needed, same]}
            helperText={false}
            slotProps={input('new-password')}
            fullWidth
          />
        </Box>
        <SectionActions>
          <Submit label={text('submit')} />
        </SectionActions>
      </Form>
    </SectionCard>
  )
}
