import { HttpError, useCreatePath, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { jobCalls } from '../../model/calls/hubCalls.ts'
import type { undoCall } from '../../model/calls/recordCalls.ts'
import { useAdmin } from '../adminContext.tsx'
import { anyReasonOf } from '../failureNotice.tsx'
import { useHub } from '../hub.ts'
import { useWatchedJob } from '../jobs/watchedJob.ts'
import { briefNotice } from './briefNotice.tsx'
import type { RecordWrite, Undoable } from './undoable.ts'

/** Undoes a write of one record, shows the result, and leaves the page of a record that no longer exists. */
const useUndoWrite = () => {
  const hub = useHub()
  const notify = useNotify()
  const translate = useTranslate()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const { pathname } = useLocation()

  return async ({ entity, id, version, action }: RecordWrite): Promise<void> => {
    const sent = { params: { id }, headers: {}, body: { version }, keepsUndo: true } as const
    const { refused } = await hub.call<ReturnType<typeof undoCall>>('POST', `/api/${entity}/{id}/undo`, sent)
    const left = refused.length
    notify(left === 0 ? briefNotice(translate('app.notify.undone')) : translate('app.notify.undonePartly', { smart_count: left }), {
      type: left === 0 ? 'success' : 'warning',
    })
    const gone = action === 'create' && pathname.startsWith(createPath({ resource: entity, type: 'edit', id }))
    if (gone) redirect('list', entity)
    else refresh()
  }
}

/** Undoes the latest write. The undo of a job is a job of its own, whose card shows the result. */
export const useUndo = () => {
  const hub = useHub()
  const { undo } = useAdmin()
  const { watch } = useWatchedJob()
  const notify = useNotify()
  const undoWrite = useUndoWrite()

  const undoJob = async (job: string): Promise<void> => {
    const sent = { params: { id: job }, headers: {}, keepsUndo: true } as const
    const { jobId } = await hub.call<typeof jobCalls.undo>('POST', '/api/jobs/{id}/undo', sent)
    undo.begin({ job: jobId })
    watch(jobId)
  }
  return async (offered: Undoable): Promise<void> => {
    undo.begin(offered)
    try {
      if ('job' in offered) return await undoJob(offered.job)
      await undoWrite(offered)
      undo.end(offered, true)
    } catch (error) {
      undo.end(offered, false)
      // The write may still be undone when the server is back.
      if (error instanceof HttpError && (error.status === 0 || error.status >= 500)) undo.offer(offered)
      notify(anyReasonOf(error), { type: 'error' })
    }
  }
}
