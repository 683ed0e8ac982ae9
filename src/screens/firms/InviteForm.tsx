import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { email, Form, required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { colleagueCalls } from '../../domain/firms/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FIELDS } from '../account/SectionCard.tsx'
import { useSendForm } from '../account/sendForm.ts'

const ROLES = ['Dealer', 'Admin'].map((id) => ({ id, name: `resources.users.options.roles.${id}` }))

const Submit = () => {
  const texts = useAreaTexts('access')
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="outlined" loading={isSubmitting}>
      {texts('access.colleagues.invite')}
    </Button>
  )
}

interface Props {
  /** Whether an Admin may be invited as well. */
  readonly admins: boolean
  readonly onInvited: () => void
}

/** Invites a person by mail to join the firm. */
export const InviteForm = ({ admins, onInvited }: Props) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const send = useSendForm()
  const notify = useNotify()
  const [round, setRound] = useState(0)
  const submit = async (body: FieldValues) => {
    const sent = await send(({ call }) =>
      call<typeof colleagueCalls.invite>('POST', '/api/me/colleagues', { body: { name: body.name, email: body.email, role: body.role } }),
    )
    if ('errors' in sent) return sent.errors
    notify(texts('access.colleagues.asked', { email: body.email }), { type: 'success' })
    setRound(round + 1)
    onInvited()
    return undefined
  }
  return (
    <Form key={round} disableInvalidFormNotification onSubmit={submit} sanitizeEmptyValues>
      <Box sx={{ ...FIELDS, mb: 2 }}>
        <TextInput source="name" label={translate('resources.users.fields.name')} validate={required()} helperText={false} />
        <TextInput
          source="email"
          label={translate('resources.users.fields.email')}
          validate={[required(), email()]}
          type="email"
          helperText={false}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
        />
        {admins && (
          <SelectInput
            source="role"
            label={translate('resources.users.fields.roles')}
            choices={ROLES}
            defaultValue="Dealer"
            validate={required()}
            helperText={false}
          />
        )}
      </Box>
      <Submit />
    </Form>
  )
}
