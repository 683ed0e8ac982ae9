import { Alert, Button, Card, Skeleton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

interface Props {
  readonly title: string
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
  /** Said where there is nothing to show. */
  readonly empty: string
  readonly count: number
  readonly children: ReactNode
}

/** A titled list of a few things, with what is said while there are none. */
export const SidePanel = ({ title, loading, failed, retry, empty, count, children }: Props) => {
  const t = useAreaTexts('wallets')
  const again = (
    <Button color="inherit" size="small" onClick={retry}>
      {t('wallets.retry')}
    </Button>
  )
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }} aria-busy={loading}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
        {count > 0 && ` (${count})`}
      </Typography>
      {loading && <Skeleton height={64} />}
      {failed && (
        <Alert severity="error" action={again}>
          {t('wallets.loadFailed')}
        </Alert>
      )}
      {!loading && !failed && count === 0 && (
        <Typography variant="body2" color="text.secondary">
          {empty}
        </Typography>
      )}
      {count > 0 && (
        <Stack
          component="ul"
          tabIndex={0}
          aria-label={title}
          sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
        >
          {children}
        </Stack>
      )}
    </Card>
  )
}
