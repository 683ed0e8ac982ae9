import { Box, Skeleton } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, required, SaveButton, TextInput, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useHub } from '../../admin/hub.ts'
import { ListError } from '../../admin/list/ListError.tsx'
import type { ownCalls } from '../../domain/ownCalls.ts'
import { fieldErrorsOf } from '../../providers/data/refusal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { AvatarPicker } from './AvatarPicker.tsx'
import { FIELDS, SectionActions, SectionCard } from './SectionCard.tsx'
import { type OwnUser, useOwnUser } from './useOwnUser.ts'

const ACCOUNT = ['me', 'account']

/** The user name; null for users who aren't dealers, who have none. */
const useUserName = () => {
  const { call } = useHub()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ACCOUNT,
    queryFn: () => call<typeof ownCalls.account>('GET', '/api/me/account', {}),
    retry: false,
  })
  const rename = async (userName: string | null) => {
    if (userName === data?.userName) return undefined
    try {
      queries.setQueryData(ACCOUNT, await call<typeof ownCalls.rename>('PUT', '/api/me/account', { body: { userName } }))
      return undefined
    } catch (error) {
      return fieldErrorsOf(error) ?? { userName: error instanceof Error ? error.message : 'errors.requestFailed' }
    }
  }
  return { userName: data?.userName, rename }
}

/** Of three fields the first takes a whole row. */
const THREE = { ...FIELDS, '& > :first-of-type': { gridColumn: '1 / -1' } } as const

const Fields = ({ user, userName }: { readonly user: OwnUser; readonly userName: string | null | undefined }) => {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.users.fields.${name}`)
  const texts = useAreaTexts('account')
  return (
    <Box key={user.id} sx={typeof userName === 'string' ? FIELDS : THREE}>
      <TextInput
        source="name"
        label={label('name')}
        validate={required()}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'name' } }}
      />
      {typeof userName === 'string' ? (
        <TextInput
          source="userName"
          label={texts('account.profile.userName')}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'nickname' } }}
        />
      ) : null}
      <TextInput
        source="phoneNumber"
        label={label('phoneNumber')}
        type="tel"
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'tel' } }}
      />
    </Box>
  )
}

const Loading = () => (
  <Box sx={{ p: { xs: 2, sm: 3 } }} aria-busy>
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', mb: 3 }}>
      <Skeleton variant="circular" width={72} height={72} />
      <Skeleton variant="rounded" width={140} height={38} />
    </Box>
    <Box sx={THREE}>
      {[0, 1, 2].map((field) => (
        <Skeleton key={field} variant="rounded" height={38} />
      ))}
    </Box>
  </Box>
)

/** Name, user name, phone and picture; the address has a section of its own. */
export const ProfileSection = () => {
  const texts = useAreaTexts('account')
  const { query, save, saving } = useOwnUser()
  const { userName, rename } = useUserName()
  const { data: user, error } = query

  const submit = async ({ userName: chosen, name, phoneNumber }: FieldValues) => {
    const refused = typeof userName === 'string' ? await rename(chosen ?? null) : undefined
    return refused ?? (await save({ name, phoneNumber: phoneNumber || null }, texts('account.profile.saved')))
  }

  if (error) return <ListError />
  return (
    <SectionCard flush title={texts('account.sections.profile')} intro={texts('account.profile.intro')}>
      {user && userName !== undefined ? (
        <Form disableInvalidFormNotification record={{ ...user, userName }} onSubmit={submit} key={`${user._version} ${userName}`}>
          <Box sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
            <AvatarPicker user={user} save={save} />
            <Fields user={user} userName={userName} />
          </Box>
          <SectionActions>
            <SaveButton icon={null} alwaysEnable={!saving} />
          </SectionActions>
        </Form>
      ) : (
        <Loading />
      )}
    </SectionCard>
  )
}
