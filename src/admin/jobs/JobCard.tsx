import './jobs.css'
import Close from '@mui/icons-material/Close'
import { Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { HttpError, ResourceContextProvider, useNotify, useStore, useTranslate } from 'react-admin'
import type { jobCalls } from '../../model/calls/hubCalls.ts'
import { isNamedAction } from '../../model/calls/recordCalls.ts'
import { type Confirmation, confirmHeader } from '../../providers/data/confirmations.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useFocusBefore } from '../../ui/useFocusBefore.ts'
import { useAdmin } from '../adminContext.tsx'
import { anyReasonOf } from '../failureNotice.tsx'
import { useHub } from '../hub.ts'
import { AwaitKeys, JOB_KEYS } from '../keys/AwaitKeys.tsx'
import { ARIA_MOD } from '../keys/platform.ts'
import { useKey } from '../keys/useKey.ts'
import { useNames } from '../names.ts'
import { useUndo } from '../undo/useUndo.ts'
import { FoldButton } from './FoldButton.tsx'
import { JobPlace } from './JobPlace.tsx'
import { LeftOutRows } from './LeftOutRows.tsx'
import { RefusedRecords } from './RefusedRecords.tsx'
import { isOver, type Job, useJob } from './useJob.ts'
import { useIsInDialog, useWatchedJob } from './watchedJob.ts'

const ImportDialog = lazy(() => import('../import/ImportDialog.tsx'))

/** Whether the job is to be undone when it has stopped, and its setter. */
type Undoing = readonly [boolean, (undoing: boolean) => void]

const ENDINGS = { cancelled: 'list.jobs.cancelled', failed: 'list.jobs.stopped' } as const

/** Text key of a job's state; the counts are its parameters. */
function stateOf({ status, kind, action }: Job): string {
  if (status === 'running' || status === 'ready') return 'list.jobs.progress'
  if (status === 'cancelling') return 'list.jobs.cancelling'
  if (status === 'cancelled' || status === 'failed') return ENDINGS[status]
  if (kind === 'undo') return 'list.jobs.undone'
  if (kind === 'import') return 'list.jobs.imported'
  return action === 'delete' ? 'list.jobs.deleted' : 'list.jobs.done'
}

function titleOf({ kind, status, action }: Job): string {
  if (kind === 'undo' || status === 'undone') return 'list.jobs.undoing'
  if (kind === 'import') return 'list.jobs.importing'
  return action === 'delete' ? 'list.jobs.deleting' : 'list.jobs.title'
}

/**
 * Cancels a running job; undoes one that has ended, or tries again what it was refused. The undo is a job of its own, which replaces the shown one. An undo
 * that is asked for while the job runs cancels it, and waits for its end.
 */
const useJobActions = (job: Job, follow: (again: Job) => void, [isUndoing, setUndoing]: Undoing) => {
  const notify = useNotify()
  const hub = useHub()
  const undoOffered = useUndo()
  const [busy, setBusy] = useState(false)
  const offer = useAdmin().undo
  const reversible = !isNamedAction(job.action)
  const undoable = reversible && isOver(job) && job.status !== 'undone' && job.done > job.failed
  const stoppable = reversible && job.status === 'running' && job.kind !== 'undo' && !isUndoing
  const cancel = async () => {
    try {
      follow(await hub.call<typeof jobCalls.cancel>('POST', '/api/jobs/{id}/cancel', { params: { id: job.id }, keepsUndo: true }))
    } catch (error) {
      // It has ended meanwhile.
      if (!(error instanceof HttpError && error.status === 409)) notify(anyReasonOf(error), { type: 'error' })
    }
  }
  const putBack = () => {
    setUndoing(true)
    offer.begin({ job: job.id })
    void cancel()
  }
  useKey('undo', stoppable ? putBack : undefined)
  const undo = async () => {
    setBusy(true)
    await undoOffered({ job: job.id })
    setBusy(false)
  }
  const retry = async (confirmation: Confirmation) => {
    try {
      const sent = { params: { id: job.id }, headers: confirmHeader(confirmation) }
      follow(await hub.call<typeof jobCalls.retry>('POST', '/api/jobs/{id}/retry', sent))
    } catch (error) {
      notify(anyReasonOf(error), { type: 'error' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the undo changes with every render
  useEffect(() => {
    const shown = { job: job.id }
    if (!isOver(job)) return job.kind === 'undo' ? offer.begin(shown) : undefined
    if (undoable && isUndoing) void undo()
    else {
      if (undoable && job.kind !== 'undo') offer.offer(shown)
      offer.end(shown, job.failed === 0 && (job.status === 'done' || job.kind !== 'undo'))
    }
    setUndoing(false)
  }, [job.status, offer, job.id])
  return { busy, undoable, stoppable, cancel, putBack, undo, retry }
}

interface Props {
  readonly job: Job
  readonly undoing: Undoing
  readonly follow: (again: Job) => void
  readonly close: () => void
  /** Opens the dialog of the import. */
  readonly open: () => void
  /** Returns the focus, before its button goes away. */
  readonly giveBack: () => void
}

const Shown = ({ job, undoing, follow, close, open, giveBack }: Props) => {
  const translate = useTranslate()
  const jobs = useAreaTexts('list')
  const names = useNames()
  const labelled = useLabelled()
  const { model, undo: offer } = useAdmin()
  const entity = model.entities[job.entity]
  const { running, waiting } = useSyncExternalStore(offer.subscribe, offer.current)
  const { busy, undoable, stoppable, cancel, putBack, undo, retry } = useJobActions(job, follow, undoing)
  // Kept while the job runs, also on other pages.
  const [folded, fold] = useStore('jobs.folded', '')
  const over = isOver(job)
  const isFolded = !over && folded === job.id
  if (!entity) return null
  const counts = { done: job.done, total: job.total, written: job.done - job.failed }
  const state = () => {
    if (undoing[0] && !over) return jobs('list.jobs.puttingBack', counts)
    if (job.status !== 'done' || !isNamedAction(job.action)) return jobs(stateOf(job), counts)
    return labelled(translate(`app.history.actions.${job.action}`), jobs('list.jobs.progress', { ...counts, done: counts.written }))
  }
  return (
    <ResourceContextProvider value={entity.id}>
      <div className={isFolded ? 'job-head job-folded' : 'job-head'}>
        <div className="job-title">
          <Typography variant="subtitle2" component="h2">
            {over ? names.entity(entity, 2) : jobs(titleOf(job), { name: names.entity(entity, 2) })}
          </Typography>
          <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {state()}
          </Typography>
        </div>
        {over ? (
          <IconButton
            size="small"
            aria-label={translate('app.form.close')}
            onClick={() => {
              giveBack()
              close()
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : (
          <FoldButton folded={isFolded} onFold={(to) => fold(to ? job.id : '')} />
        )}
      </div>
      <LeftOutRows job={job} />
      {!over && !isFolded && waiting > 0 && <Typography variant="body2">{jobs('list.jobs.undoNext', { smart_count: waiting })}</Typography>}
      {!over && (
        <LinearProgress
          aria-label={jobs(titleOf(job), { name: names.entity(entity, 2) })}
          variant="determinate"
          value={job.total > 0 ? Math.min(100, (100 * job.done) / job.total) : 0}
        />
      )}
      {over && job.failed > 0 && <RefusedRecords job={job} retry={(confirmation) => void retry(confirmation)} />}
      <Stack direction="row" hidden={isFolded} sx={{ justifyContent: 'flex-end', '&[hidden]': { display: 'none' } }}>
        {job.kind === 'import' && job.status !== 'undone' && (
          <Button size="small" onClick={open}>
            {jobs('list.jobs.showImport')}
          </Button>
        )}
        {!over && (
          <Button size="small" disabled={job.status === 'cancelling'} onClick={() => void cancel()}>
            {jobs('list.jobs.cancel')}
          </Button>
        )}
        {(undoable || stoppable) && (
          <Button
            size="small"
            disabled={busy || (over && running !== undefined)}
            aria-keyshortcuts={job.kind === 'undo' ? undefined : `${ARIA_MOD}+Z`}
            onClick={() => {
              giveBack()
              return undoable ? void undo() : putBack()
            }}
          >
            {jobs('list.jobs.undo')}
          </Button>
        )}
      </Stack>
    </ResourceContextProvider>
  )
}

interface CardProps {
  readonly id: string
  /** Of the window; null until it is rendered. */
  readonly corner: HTMLElement | null
}

/** Progress of a job, then its report with undo; of an import, a way back to its dialog. */
const JobCard = ({ id, corner }: CardProps) => {
  const { forget } = useWatchedJob()
  const { job, follow } = useJob(id, forget)
  const undoing = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { onFocus, giveBack } = useFocusBefore()
  // Closed by itself, it goes on offering the undo, also on a page that is loaded again.
  const [read, setRead] = useStore('jobs.read', '')
  const { undo } = useAdmin()
  const isInDialog = useIsInDialog(id)
  useEffect(() => () => undo.end({ job: id }, false), [undo, id])
  if (!job || !corner) return <AwaitKeys names={JOB_KEYS} />
  return (
    <>
      {!isInDialog && !(read === id && isOver(job)) && (
        <JobPlace job={job} corner={corner} close={() => setRead(id)} onFocus={onFocus}>
          <Shown
            key={String(isOver(job))}
            job={job}
            undoing={undoing}
            follow={follow}
            close={forget}
            open={() => setOpen(true)}
            giveBack={giveBack}
          />
        </JobPlace>
      )}
      {isOpen && (
        <ResourceContextProvider value={job.entity}>
          <Suspense>
            <ImportDialog begun={job} onClose={() => setOpen(false)} />
          </Suspense>
        </ResourceContextProvider>
      )}
    </>
  )
}

export default JobCard
