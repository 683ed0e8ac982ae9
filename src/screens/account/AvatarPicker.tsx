import { Box, Button, Stack } from '@mui/material'
import { Suspense, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { UserAvatar } from '../../admin/shell/UserAvatar.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { OwnUser, useOwnUser } from './useOwnUser.ts'

const AvatarDialog = lazy(() => import('./AvatarDialog.tsx'))

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

interface Props {
  readonly user: OwnUser
  readonly save: ReturnType<typeof useOwnUser>['save']
}

/** The user's picture: chosen from the device, cropped to a square, or removed. */
export const AvatarPicker = ({ user, save }: Props) => {
  const texts = useAreaTexts('account')
  const text = (key: string) => texts(`account.avatar.${key}`)
  const notify = useNotify()
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()

  const take = (file: File | undefined) => {
    if (!file) return
    if (PICTURES.includes(file.type)) setChosen(file)
    else notify(text('wrongType'), { type: 'warning' })
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2.5, mb: 3.5 }}>
      <UserAvatar name={user.name} image={user.image ?? undefined} size={72} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          {text(user.image ? 'change' : 'choose')}
        </Button>
        {user.image ? (
          <Button color="error" onClick={() => save({ image: null }, text('saved'))}>
            {text('remove')}
          </Button>
        ) : null}
      </Stack>
      <Box
        component="input"
        ref={picker}
        type="file"
        accept={PICTURES.join(',')}
        aria-label={text('choose')}
        hidden
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
      {chosen ? (
        <Suspense fallback={null}>
          <AvatarDialog file={chosen} close={() => setChosen(undefined)} done={(image) => save({ image }, text('saved'))} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
