import { Box, ListItemButton, type SxProps, type Theme } from '@mui/material'
import { Suspense } from 'react'
import { useLocaleState } from 'react-admin'
import type { Texts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { formatRelativeTime } from '../../../providers/i18n/formatRelativeTime.ts'
import { useAdmin } from '../../adminContext.tsx'
import { notificationText } from './notificationText.ts'
import { NOTIFICATIONS, type ShownNotification } from './useNotifications.ts'

const CIRCLE = { width: 36, height: 36, borderRadius: '50%', flexShrink: 0 } as const

const ROW = { display: 'flex', alignItems: 'flex-start', gap: 1.5, px: 2, py: 1.5 } as const

const toned = (tone: string | undefined): SxProps<Theme> => ({
  ...CIRCLE,
  display: 'grid',
  placeItems: 'center',
  color: `var(--${tone ?? 'muted'})`,
  backgroundColor: `color-mix(in srgb, var(--${tone ?? 'muted'}) 12%, transparent)`,
  '& > svg': { fontSize: '1.25rem' },
})

/** Icon of the kind, in the kind's tone. */
const Mark = ({ kind }: Pick<ShownNotification, 'kind'>) => {
  const { model, shell } = useAdmin()
  const tones = model.entities[NOTIFICATIONS]?.fieldsByName.kind?.schema.tones
  const Icon = shell?.NotificationIcon
  return (
    <Box component="span" aria-hidden sx={toned(tones?.[kind])}>
      <Suspense>{Icon && <Icon kind={kind} />}</Suspense>
    </Box>
  )
}

interface Props {
  readonly notification: ShownNotification
  readonly texts: Texts
  readonly open: () => void
}

/** One notification: text and relative time. */
export const NotificationItem = ({ notification, texts, open }: Props) => {
  const [locale] = useLocaleState()
  const { read, createdAt } = notification
  return (
    <li>
      <ListItemButton component="button" onClick={open} sx={{ ...ROW, width: 1, textAlign: 'start', font: 'inherit' }}>
        <Mark kind={notification.kind} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: read ? 400 : 500, overflowWrap: 'anywhere' }}>
            {notificationText(notification, texts, locale)}
          </Box>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary', mt: 0.25 }}>
            {read ? null : <span className="visually-hidden">{texts('notifications.isUnread')} </span>}
            <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
              {formatRelativeTime(createdAt, locale, Date.now())}
            </time>
          </Box>
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{ width: 8, height: 8, mt: '14px', flexShrink: 0, borderRadius: '50%', backgroundColor: read ? undefined : 'primary.main' }}
        />
      </ListItemButton>
    </li>
  )
}
