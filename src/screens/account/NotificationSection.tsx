import { Box, Button, FormControlLabel, Skeleton, Stack, Switch } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { SectionCard } from './SectionCard.tsx'
import { type OwnUser, useOwnUser } from './useOwnUser.ts'

interface ChoicesProps {
  readonly user: OwnUser
  readonly save: ReturnType<typeof useOwnUser>['save']
  readonly saving: boolean
}

const Choices = ({ user, save, saving }: ChoicesProps) => {
  const texts = useAreaTexts('account')
  const translate = useTranslate()
  const kinds = (useAdmin().model.entities.users?.fieldsByName.mutedNotifications?.options ?? []).map(String)
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set(user.mutedNotifications ?? []))
  const choose = (kind: string, wanted: boolean) =>
    setMuted(new Set(wanted ? [...muted].filter((each) => each !== kind) : [...muted, kind]))
  return (
    <Stack sx={{ gap: 0.5 }}>
      {kinds.map((kind) => (
        <FormControlLabel
          key={kind}
          control={<Switch checked={!muted.has(kind)} onChange={(_, wanted) => choose(kind, wanted)} />}
          label={translate(`resources.notifications.options.kind.${kind}`)}
        />
      ))}
      <Box sx={{ mt: 2 }}>
        <Button
          variant="contained"
          loading={saving}
          onClick={() => save({ mutedNotifications: kinds.filter((kind) => muted.has(kind)) }, texts('account.notifications.saved'))}
        >
          {texts('account.notifications.save')}
        </Button>
      </Box>
    </Stack>
  )
}

/** Which events one wants to be told of. */
export const NotificationSection = () => {
  const texts = useAreaTexts('account')
  const { query, save, saving } = useOwnUser()
  if (query.error) return <ListError />
  return (
    <SectionCard title={texts('account.sections.notifications')} intro={texts('account.notifications.intro')}>
      {query.data ? (
        <Choices key={query.data._version} user={query.data} save={save} saving={saving} />
      ) : (
        <Skeleton variant="rounded" height={360} />
      )}
    </SectionCard>
  )
}
