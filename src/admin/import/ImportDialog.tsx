import UploadFile from '@mui/icons-material/UploadFile'
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { type Texts, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { DropZone } from '../../ui/DropZone.tsx'
import { useEntity } from '../adminContext.tsx'
import { LeftOutRows } from '../jobs/LeftOutRows.tsx'
import { leftOutOf } from '../jobs/useJob.ts'
import { useShowInDialog, useWatchedJob } from '../jobs/watchedJob.ts'
import { useNames } from '../names.ts'
import { toneColor, useTones } from '../StateChip.tsx'
import { ColumnsStep, filledTwice } from './ColumnsStep.tsx'
import { CountedProgress } from './CountedProgress.tsx'
import { Downloads } from './Downloads.tsx'
import { Preview, RefusedRows } from './Preview.tsx'
import { type ImportChoice, type ImportState, type Job, useImport } from './useImport.ts'

const ACCEPT = '.csv,.xlsx,.json,text/csv,application/json'

const ChooseFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const { id } = useEntity()
  const [locale] = useLocaleState()
  return (
    <Stack sx={{ gap: 2 }}>
      <DropZone accept={ACCEPT} onFiles={([file]) => file && onFile(file)} sx={{ flexDirection: 'column', gap: 1, p: 4 }}>
        <UploadFile fontSize="large" color="action" />
        <Typography color="text.primary">{translate('app.import.choose')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('app.import.drop')}
        </Typography>
      </DropZone>
      <Downloads label={texts('import.template')} path={`/${id}/import/template`} query={{ locale }} />
    </Stack>
  )
}

const Progress = ({ job: { status, done, total }, jobs }: { readonly job: Job; readonly jobs: Texts }) => {
  const translate = useTranslate()
  const text = status === 'cancelling' ? jobs('list.jobs.cancelling', { done, total }) : translate('app.import.running', { done, total })
  return (
    <Stack sx={{ gap: 1.5, pt: 1, pb: 2 }} role="status">
      <CountedProgress text={text} done={done} total={total} />
      <Typography variant="body2" color="text.secondary">
        {useAreaTexts('import')('import.goesOn')}
      </Typography>
    </Stack>
  )
}

type EndStatus = Extract<Job['status'], 'done' | 'cancelled' | 'failed'>

const endOf = (status: Job['status']): EndStatus => (status === 'done' || status === 'cancelled' ? status : 'failed')

/** Whether the import has written rows that can be removed, even if it was cancelled or has failed. */
const canUndo = ({ status, done, failed }: Job): boolean => ['done', 'cancelled', 'failed'].includes(status) && done > failed

const Ending = ({ job }: { readonly job: Job }) => {
  const translate = useTranslate()
  const toneOf = useTones({ entity: 'jobs', field: 'status' })
  const end = endOf(job.status)
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={toneColor(toneOf(end) ?? 'hint')}>
        {translate(`app.import.${end}`)}
        {job.failed > 0 && ` ${translate('app.import.errors', { smart_count: job.failed })}`}
      </Alert>
      <LeftOutRows job={job} />
      {job.failed + leftOutOf(job) > 0 && <RefusedRows jobId={job.id} />}
      {canUndo(job) && (
        <Typography variant="body2" color="text.secondary">
          {translate('app.import.imported', { done: job.done - job.failed, total: job.total })} {translate('app.import.undoText')}
        </Typography>
      )}
    </Stack>
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

type Import = ReturnType<typeof useImport>

/** The choice as the user has changed it; undefined while it is the file's. */
type Changed = ImportChoice | undefined

interface ContentProps extends Pick<Import, 'check' | 'reload' | 'replace'> {
  readonly state: ImportState
  readonly changed: Changed
  readonly onChange: (choice: Changed) => void
}

const Content = ({ state, check, reload, replace, changed, onChange }: ContentProps) => {
  const jobs = useAreaTexts('list')
  switch (state.step) {
    case 'choose':
      return <ChooseFile onFile={(file) => void check(file)} />
    case 'checking':
      return <Checking />
    case 'columns':
      return (
        <ColumnsStep
          preview={state.preview}
          choice={changed ?? state.preview}
          onChange={onChange}
          onRead={(as) => {
            onChange(undefined)
            void check(state.file, as)
          }}
        />
      )
    case 'rows':
      return (
        <Preview
          preview={state.preview}
          name={state.file.name}
          onMended={() => void reload(state.preview.jobId)}
          onReplace={(change) => replace(state, change)}
        />
      )
    case 'running':
      return <Progress job={state.job} jobs={jobs} />
    case 'ended':
      return <Ending job={state.job} />
  }
}

interface ActionsProps {
  readonly steps: Import
  readonly changed: Changed
  readonly onChange: (choice: Changed) => void
  readonly onClose: () => void
  readonly onUndo: (job: Job) => void
}

/** The buttons of a step. */
const Actions = ({ steps, changed, onChange, onClose, onUndo }: ActionsProps) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const { state, choose, back, commit, cancel, restart } = steps
  const again = () => {
    onChange(undefined)
    restart()
  }
  const next = async () => {
    if (state.step !== 'columns') return
    await choose(state, changed)
    onChange(undefined)
  }
  const columns = state.step === 'columns' ? (changed ?? state.preview).columns : []
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {state.step === 'running' && (
        <Button disabled={state.job.status === 'cancelling'} onClick={() => void cancel(state.job)}>
          {translate('app.import.cancel')}
        </Button>
      )}
      <Button onClick={onClose}>{translate('app.form.close')}</Button>
      {(state.step === 'columns' || state.step === 'ended') && <Button onClick={again}>{translate('app.import.another')}</Button>}
      {state.step === 'ended' && canUndo(state.job) && <Button onClick={() => onUndo(state.job)}>{translate('app.import.undo')}</Button>}
      {state.step === 'columns' && (
        <Button
          variant="contained"
          disabled={filledTwice(columns).size > 0 || columns.every(({ field }) => field === null)}
          onClick={() => void next()}
        >
          {texts('import.columns.next')}
        </Button>
      )}
      {state.step === 'rows' && <Button onClick={() => back(state)}>{texts('import.columns.title')}</Button>}
      {state.step === 'rows' && (
        <Button
          variant="contained"
          disabled={state.preview.status !== 'ready' || state.preview.creates + state.preview.updates === 0}
          onClick={() => void commit(state)}
        >
          {translate('app.import.commit')}
        </Button>
      )}
    </DialogActions>
  )
}

interface Props {
  /** Job of an import that has begun before. */
  readonly begun?: Job
  readonly onClose: () => void
}

/** Imports a file of records: its columns, a preview of the changes before saving, and an undo after it. The import goes on while the dialog is closed. */
const ImportDialog = ({ begun, onClose }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  const names = useNames()
  const steps = useImport(entity.id, begun)
  const { state, undo, cancel } = steps
  const [changed, setChanged] = useState<Changed>()
  const error = 'error' in state ? state.error : undefined
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const wide = state.step === 'columns' || state.step === 'rows'
  const { watch, forget } = useWatchedJob()
  useShowInDialog(state.step === 'running' || state.step === 'ended' ? state.job.id : undefined)
  const job = state.step === 'running' ? state.job.id : undefined
  // The shell goes on showing the import, whatever becomes of this dialog and its page, so that it can be undone later, and its undo.
  useEffect(() => {
    if (job !== undefined) watch(job)
  }, [job, watch])
  const close = () => {
    if (state.step === 'ended' && !canUndo(state.job)) forget()
    if (state.step === 'rows' && state.preview.status === 'running') void cancel({ id: state.preview.jobId })
    onClose()
  }
  const undoImport = async (job: Job) => {
    const undoing = await undo(job)
    if (undoing === undefined) return
    watch(undoing)
    onClose()
  }
  return (
    <Dialog
      open
      fullWidth
      fullScreen={narrow && wide}
      maxWidth={state.step === 'rows' ? 'lg' : state.step === 'columns' ? 'md' : 'sm'}
      onClose={close}
    >
      <DialogTitle>{translate('app.import.titleOf', { name: names.entity(entity, 2) })}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {translate(error, { _: error })}
          </Alert>
        )}
        <Content {...steps} changed={changed} onChange={setChanged} />
      </DialogContent>
      <Actions steps={steps} changed={changed} onChange={setChanged} onClose={close} onUndo={(job) => void undoImport(job)} />
    </Dialog>
  )
}

export default ImportDialog
