import Close from '@mui/icons-material/Close'
import Replay from '@mui/icons-material/Replay'
import { Box, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { useTranslate, ValidationError } from 'react-admin'
import { TARGET } from './target.ts'
import type { Pending } from './uploadQueue.view.ts'

interface Props {
  readonly upload: Pending
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** A file that is being uploaded: progress, or error. */
export const PendingUpload = ({ upload: { file, fraction, error, unfit }, onCancel, onRetry }: Props) => {
  const translate = useTranslate()
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          <bdi>{file.name}</bdi>
        </Typography>
        {error === undefined ? (
          <LinearProgress
            variant="determinate"
            value={fraction * 100}
            aria-label={translate('app.uploads.progressOf', { name: file.name })}
          />
        ) : (
          <Typography variant="caption" color="error" role="alert">
            <ValidationError error={error} />
          </Typography>
        )}
      </Box>
      {error !== undefined && !unfit && (
        <IconButton size="small" sx={TARGET} aria-label={translate('app.uploads.retry', { name: file.name })} onClick={onRetry}>
          <Replay fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" sx={TARGET} aria-label={translate('app.uploads.cancel', { name: file.name })} onClick={onCancel}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  )
}
