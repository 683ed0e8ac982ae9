import { Box, Button, Skeleton, Switch } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { entityOf, fieldOf } from '../../model/entityOf.ts'
import type { Json } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ROWS, SectionActions, SectionCard } from './SectionCard.tsx'
import { type OwnUser, useOwnUser } from './useOwnUser.ts'

/** The whole row is the switch's label. */
const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 'max(44px, calc(var(--control) + 10px))',
  px: { xs: 2, sm: 3 },
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--hover)' },
} as const

type Kind = OwnUser['mutedNotifications'][number]

/** The options of the field are the kinds that its schema lists. */
const isKind = (option: Json): option is Kind => typeof option === 'string'

interface ChoicesProps {
  readonly user: OwnUser
  readonly save: ReturnType<typeof useOwnUser>['save']
  readonly saving: boolean
}

const Choices = ({ user, save, saving }: ChoicesProps) => {
  const texts = useAreaTexts('account')
  const translate = useTranslate()
  const { options = [] } = fieldOf(entityOf(useAdmin(), 'users'), 'mutedNotifications') ?? {}
  const kinds = options.filter(isKind)
  const [muted, setMuted] = useState<ReadonlySet<Kind>>(new Set(user.mutedNotifications))
  const choose = (kind: Kind, enabled: boolean) =>
    setMuted(new Set(enabled ? [...muted].filter((each) => each !== kind) : [...muted, kind]))
  return (
    <>
      <Box component="ul" sx={ROWS}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Box component="label" sx={ROW}>
              <span>{translate(`resources.notifications.options.kind.${kind}`)}</span>
              <Switch checked={!muted.has(kind)} onChange={(_, enabled) => choose(kind, enabled)} sx={{ mx: 0 }} />
            </Box>
          </li>
        ))}
      </Box>
      <SectionActions>
        <Button
          variant="contained"
          loading={saving}
          onClick={() => save({ mutedNotifications: kinds.filter((kind) => muted.has(kind)) }, texts('account.notifications.saved'))}
        >
          {texts('account.notifications.save')}
        </Button>
      </SectionActions>
    </>
  )
}

/** The events that the user wants notifications for. */
export const NotificationSection = () => {
  const texts = useAreaTexts('account')
  const { query, save, saving } = useOwnUser()
  if (query.error) return <ListError />
  return (
    <SectionCard flush title={texts('account.sections.notifications')} intro={texts('account.notifications.intro')}>
      {query.data ? (
        <Choices key={query.data._version} user={query.data} save={save} saving={saving} />
      ) : (
        <Box sx={{ p: 3 }} aria-busy>
          <Skeleton variant="rounded" height={360} />
        </Box>
      )}
    </SectionCard>
  )
}
