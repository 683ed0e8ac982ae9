import DoneAll from '@mui/icons-material/DoneAll'
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import { Box, Button, Divider, List, ListItemButton, ListItemText, Skeleton, Stack, Typography } from '@mui/material'
import { useCreatePath, useLocaleState, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { type Texts, useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { notificationText } from './notificationText.ts'
import { type Told, useNotifications } from './useNotifications.ts'

const Message = ({ text, action }: { readonly text: string; readonly action?: React.ReactNode }) => (
  <Stack sx={{ alignItems: 'center', gap: 1.5, px: 3, py: 5, color: 'text.secondary', textAlign: 'center' }}>
    <NotificationsOff fontSize="large" />
    <Typography variant="body2">{text}</Typography>
    {action}
  </Stack>
)

const Loading = () => (
  <Stack sx={{ gap: 1.5, p: 2 }} aria-busy="true">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
)

const Dot = ({ unread }: { readonly unread: boolean }) => (
  <Box
    sx={{ width: 8, height: 8, mt: '7px', flexShrink: 0, borderRadius: '50%', backgroundColor: unread ? 'primary.main' : 'transparent' }}
  />
)

interface ItemProps {
  readonly told: Told
  readonly texts: Texts
  readonly open: () => void
}

const Item = ({ told, texts, open }: ItemProps) => {
  const [locale] = useLocaleState()
  return (
    <ListItemButton onClick={open} sx={{ alignItems: 'flex-start', gap: 1.5, px: 2 }}>
      <Dot unread={!told.read} />
      <ListItemText
        primary={notificationText(told, texts, locale)}
        secondary={
          <>
            {told.read ? null : <Box sx={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>{texts('notifications.isUnread')} </Box>}
            <time dateTime={told.createdAt}>{formatDateTime(told.createdAt, locale)}</time>
          </>
        }
        slotProps={{
          primary: { variant: 'body2', sx: { fontWeight: told.read ? 400 : 600 } },
          secondary: { variant: 'caption', component: 'span' },
        }}
        sx={{ m: 0 }}
      />
    </ListItemButton>
  )
}

/** The newest notifications; one that is chosen counts as read and leads to its record. */
export const NotificationPanel = ({ close }: { readonly close: () => void }) => {
  const texts = useAreaTexts('notifications')
  const { list, readAll, readOne } = useNotifications()
  const { data = [], isPending, error, refetch } = list
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const failed = () => notify('errors.requestFailed', { type: 'error' })

  const open = (told: Told) => {
    readOne(told).catch(failed)
    if (!told.entity || !told.record) return
    close()
    navigate(createPath({ resource: told.entity, type: 'show', id: told.record }))
  }

  const content = () => {
    if (isPending) return <Loading />
    if (error)
      return (
        <Message text={texts('notifications.failed')} action={<Button onClick={() => refetch()}>{texts('notifications.again')}</Button>} />
      )
    if (data.length === 0) return <Message text={texts('notifications.empty')} />
    return (
      <List disablePadding sx={{ maxHeight: 'min(60vh, 480px)', overflowY: 'auto' }}>
        {data.map((told) => (
          <Item key={told.id} told={told} texts={texts} open={() => open(told)} />
        ))}
      </List>
    )
  }

  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, pl: 2, pr: 1, minHeight: 52 }}>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
          {texts('notifications.title')}
        </Typography>
        {data.some(({ read }) => !read) ? (
          <Button size="small" startIcon={<DoneAll />} onClick={() => readAll().catch(failed)}>
            {texts('notifications.readAll')}
          </Button>
        ) : null}
      </Stack>
      <Divider />
      {content()}
    </>
  )
}
