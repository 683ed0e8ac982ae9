import { Box, SnackbarContent } from '@mui/material'
import { HttpError, NotificationClasses } from 'react-admin'

/** Why a call was refused, where the user can do something about it. */
export function reasonOf(error: unknown): string {
  const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500
  return isRefused && typeof error.body?.code === 'string' ? error.message : ''
}

/** For failures without a text of their own: also for a server that can't be reached or fails, without its internals. */
export const anyReasonOf = (error: unknown): string =>
  error instanceof HttpError && error.status === 0 ? error.message : reasonOf(error) || 'errors.requestFailed'

/** What failed, in the catalogue's own words (specification, section 8), and below it why. React-admin puts elements into no surface of its own. */
export const failureNotice = (what: string, reason: string) =>
  reason === '' || reason === what ? (
    what
  ) : (
    <SnackbarContent
      className={`${NotificationClasses.error} ${NotificationClasses.multiLine}`}
      message={
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {what}
          </Box>
          <Box component="span" sx={{ display: 'block' }}>
            {reason}
          </Box>
        </>
      }
    />
  )
