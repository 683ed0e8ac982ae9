import Close from '@mui/icons-material/Close'
import Notifications from '@mui/icons-material/NotificationsNoneOutlined'
import { Box, Button, IconButton, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, useRef } from 'react'
import { useCreatePath, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import { type ShownNotification, useNotifications } from './useNotifications.ts'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move between notifications. */
const step = (event: KeyboardEvent<HTMLElement>): void => {
  const next = STEPS[event.key]
  if (!next) return
  event.preventDefault()
  const items: (Element | null)[] = [...event.currentTarget.querySelectorAll('li > button')]
  const target = items[Math.min(Math.max(next(items.indexOf(document.activeElement), items.length), 0), items.length - 1)]
  if (target instanceof HTMLElement) target.focus()
}

const HEAD = {
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  paddingInline: '16px 8px',
  minHeight: 56,
  borderBottom: '1px solid var(--line)',
} as const

interface ListProps {
  readonly list: ReturnType<typeof useNotifications>['list']
  readonly onOpen: (notification: ShownNotification) => void
}

/** The notifications, with loading, error and empty states. */
const NotificationList = ({ list: { data = [], isPending, error, refetch }, onOpen }: ListProps) => {
  const texts = useAreaTexts('notifications')
  if (isPending) return <SkeletonRows rows={4} mark="circular" sx={{ px: 2 }} />
  if (error) return <ErrorState size="part" text={texts('notifications.failed')} retry={() => refetch()} />
  if (data.length === 0) return <EmptyState size="part" role="status" icon={<Notifications />} text={texts('notifications.empty')} />
  return (
    <Box component="ul" onKeyDown={step} sx={{ listStyle: 'none', m: 0, p: 0, py: 0.5 }}>
      {data.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} texts={texts} open={() => onOpen(notification)} />
      ))}
    </Box>
  )
}

/** The newest notifications. A click marks one as read and opens its record, or the list of its entity. */
export const NotificationPanel = ({ close, sheet }: { readonly close: () => void; readonly sheet: boolean }) => {
  const texts = useAreaTexts('notifications')
  const { list, readAll, readOne } = useNotifications()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const title = useRef<HTMLHeadingElement>(null)
  const failed = () => notify('errors.requestFailed', { type: 'error' })

  const open = (notification: ShownNotification) => {
    readOne(notification).catch(failed)
    const { entity: resource, record: id } = notification
    if (!resource) return
    close()
    const pathname = createPath(id ? { resource, type: 'show', id } : { resource, type: 'list' })
    navigate({ pathname, hash: notification.kind === 'mentioned' ? '#comments' : '' })
  }

  /** Marks all as read. Keeps the focus in the panel, as the button disappears. */
  const all = () => {
    title.current?.focus()
    readAll().catch(failed)
  }

  return (
    <>
      <Stack direction="row" sx={HEAD}>
        <Typography ref={title} tabIndex={-1} variant="h6" component="h2" noWrap sx={{ flex: 1, minWidth: 0, outline: 0 }}>
          {texts('notifications.title')}
        </Typography>
        {list.data?.some(({ read }) => !read) ? (
          <Button size="small" onClick={all} sx={{ flexShrink: 0 }}>
            {texts('notifications.readAll')}
          </Button>
        ) : null}
        {sheet && (
          <IconButton aria-label={translate('ra.action.close')} onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <NotificationList list={list} onOpen={open} />
      </Box>
    </>
  )
}
