import UploadFile from '@mui/icons-material/UploadFile'
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { DropZone } from '../../ui/DropZone.tsx'
import { useEntity } from '../adminContext.tsx'
import { useWatchedJob } from '../jobs/watchedJob.ts'
import { useNames } from '../names.ts'
import { Preview } from './Preview.tsx'
import { type ImportState, type Job, useImport } from './useImport.ts'

const ACCEPT = '.csv,.xlsx,.json,text/csv,application/json'

const ChooseFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const translate = useTranslate()
  return (
    <DropZone accept={ACCEPT} onFiles={([file]) => file && onFile(file)} sx={{ flexDirection: 'column', gap: 1, p: 4 }}>
      <UploadFile fontSize="large" color="action" />
      <Typography color="text.primary">{translate('app.import.choose')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('app.import.drop')}
      </Typography>
    </DropZone>
  )
}

const Progress = ({ job }: { readonly job: Job }) => (
  <Stack sx={{ gap: 1.5, pt: 1, pb: 2 }} role="status">
    <Typography variant="body2">{useTranslate()('app.import.running', { done: job.done, total: job.total })}</Typography>
    <LinearProgress variant="determinate" value={job.total > 0 ? (100 * job.done) / job.total : 0} />
  </Stack>
)

const ENDINGS: Readonly<Partial<Record<Job['status'], { readonly text: string; readonly severity: 'success' | 'error' | 'info' }>>> = {
  done: { text: 'app.import.done', severity: 'success' },
  failed: { text: 'app.import.failed', severity: 'error' },
  cancelled: { text: 'app.import.cancelled', severity: 'info' },
}

/** Whether the import has written rows that can be removed, even if it was cancelled. */
const canUndo = ({ status, done, failed }: Job): boolean => (status === 'done' || status === 'cancelled') && done > failed

const Ending = ({ job }: { readonly job: Job }) => {
  const translate = useTranslate()
  const { text, severity } = ENDINGS[job.status] ?? { text: 'app.import.failed', severity: 'error' as const }
  return (
    <>
      <Alert severity={severity}>
        {translate(text)}
        {job.failed > 0 && ` ${translate('app.import.errors', { smart_count: job.failed })}`}
      </Alert>
      {canUndo(job) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate('app.import.imported', { done: job.done - job.failed, total: job.total })} {translate('app.import.undoText')}
        </Typography>
      )}
    </>
  )
}

const Checking = () => (
  <Stack role="status" sx={{ alignItems: 'center', gap: 2, py: 4 }}>
    <CircularProgress size={32} aria-hidden />
    <Typography variant="body2" color="text.secondary">
      {useTranslate()('app.import.checking')}
    </Typography>
  </Stack>
)

const Content = ({ state, check }: { readonly state: ImportState; readonly check: (file: File) => void }) => {
  switch (state.step) {
    case 'choose':
      return <ChooseFile onFile={check} />
    case 'checking':
      return <Checking />
    case 'preview':
      return <Preview preview={state.preview} name={state.name} />
    case 'running':
      return <Progress job={state.job} />
    case 'ended':
      return <Ending job={state.job} />
  }
}

/** Imports a file of records, with a preview of the changes before saving, and an undo after it. */
const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const { state, check, commit, undo, cancel, restart } = useImport(entity.id)
  const error = 'error' in state ? state.error : undefined
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { watch } = useWatchedJob()
  // The shell goes on showing the import, so that it can be undone later, and its undo.
  const close = () => {
    if (state.step === 'ended' && canUndo(state.job)) watch(state.job.id)
    onClose()
  }
  const undoImport = async (job: Job) => {
    const undoing = await undo(job)
    if (undoing === undefined) return
    watch(undoing)
    onClose()
  }
  const changes = state.step === 'preview' ? state.preview.creates + state.preview.updates : 0
  return (
    <Dialog
      open
      fullWidth
      fullScreen={narrow && state.step === 'preview'}
      maxWidth={state.step === 'preview' ? 'lg' : 'sm'}
      onClose={state.step === 'running' ? undefined : close}
    >
      <DialogTitle>{translate('app.import.titleOf', { name: names.entity(entity, 2) })}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {translate(error, { _: error })}
          </Alert>
        )}
        <Content state={state} check={check} />
      </DialogContent>
      <DialogActions>
        {state.step === 'running' ? (
          <Button onClick={() => cancel(state.job)}>{translate('app.import.cancel')}</Button>
        ) : (
          <Button onClick={close}>{translate('app.form.close')}</Button>
        )}
        {(state.step === 'preview' || state.step === 'ended') && <Button onClick={restart}>{translate('app.import.another')}</Button>}
        {state.step === 'ended' && canUndo(state.job) && (
          <Button onClick={() => void undoImport(state.job)}>{translate('app.import.undo')}</Button>
        )}
        {state.step === 'preview' && (
          <Button variant="contained" disabled={changes === 0} onClick={() => commit(state.preview, state.name)}>
            {translate('app.import.commit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

export default ImportDialog
