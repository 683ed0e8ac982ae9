import { useEffect, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { jobCalls } from '../../model/calls/hubCalls.ts'
import type { commitCall, ImportPreview } from '../../model/calls/recordCalls.ts'
import { useHub } from '../hub.ts'

export type Job = Pick<AnswerOf<typeof jobCalls.get>, 'id' | 'status' | 'done' | 'total' | 'failed'>

/** Milliseconds between polls of a running job. */
const POLL_MS = 500

export type ImportState =
  | { readonly step: 'choose'; readonly error?: string }
  | { readonly step: 'checking' }
  | { readonly step: 'preview'; readonly preview: ImportPreview; readonly name: string; readonly error?: string }
  | { readonly step: 'running'; readonly job: Job }
  | { readonly step: 'ended'; readonly job: Job; readonly error?: string }

const isOver = (job: Job): boolean => job.status !== 'running' && job.status !== 'ready'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'app.import.failed')

/** The steps of one import: choose a file, check it without saving, commit it as a job, undo it if needed. */
export const useImport = (resource: string) => {
  const hub = useHub()
  const refresh = useRefresh()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const jobId = state.step === 'running' ? state.job.id : undefined

  useEffect(() => {
    if (jobId === undefined) return
    const poll = async () => {
      const job = await hub.call<typeof jobCalls.get>('GET', '/api/jobs/{id}', { params: { id: jobId } }).catch(() => undefined)
      if (job === undefined) return
      setState({ step: isOver(job) ? 'ended' : 'running', job })
      if (isOver(job)) refresh()
    }
    const timer = setInterval(poll, POLL_MS)
    return () => clearInterval(timer)
  }, [hub, jobId, refresh])

  const check = async (file: File): Promise<void> => {
    setState({ step: 'checking' })
    try {
      setState({ step: 'preview', preview: await hub.importFile(resource, file), name: file.name })
    } catch (error) {
      setState({ step: 'choose', error: messageOf(error) })
    }
  }
  const commit = async (preview: ImportPreview, name: string): Promise<void> => {
    try {
      const params = { jobId: preview.jobId }
      await hub.call<ReturnType<typeof commitCall>>('POST', `/api/${resource}/import/{jobId}/commit`, { params })
      setState({
        step: 'running',
        job: { id: preview.jobId, status: 'running', done: 0, total: preview.creates + preview.updates, failed: 0 },
      })
    } catch (error) {
      setState({ step: 'preview', preview, name, error: messageOf(error) })
    }
  }
  /** Returns the id of the job that undoes the import; undefined if it was refused. */
  const undo = async (job: Job): Promise<string | undefined> => {
    try {
      return (await hub.call<typeof jobCalls.undo>('POST', '/api/jobs/{id}/undo', { params: { id: job.id }, headers: {} })).jobId
    } catch (error) {
      setState({ step: 'ended', job, error: messageOf(error) })
      return undefined
    }
  }
  const cancel = ({ id }: Job) => hub.call<typeof jobCalls.cancel>('POST', '/api/jobs/{id}/cancel', { params: { id } })
  return { state, check, commit, undo, cancel, restart: () => setState({ step: 'choose' }) }
}
