import { Box, SnackbarContent } from '@mui/material'
import { HttpError, NotificationClasses } from 'react-admin'

/** Reason of a failed call, if the user can act on it; else `''`. */
export function reasonOf(error: unknown): string {
  const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500
  return isRefused && typeof error.body?.code === 'string' ? error.message : ''
}

/** Reason of any failure, including an unreachable or failing server, without internals. */
export const anyReasonOf = (error: unknown): string =>
  error instanceof HttpError && error.status === 0 ? error.message : reasonOf(error) || 'errors.requestFailed'

/** A notification: what failed (specification, section 8), and below it the reason. It has its own surface, as react-admin adds none to elements. */
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
