import { useEffect, useState } from 'react'
import { useLocaleState, useRefresh } from 'react-admin'
import type { AnswerOf, BodyOf } from '../../model/calls/callContract.ts'
import type { jobCalls } from '../../model/calls/hubCalls.ts'
import type { columnsCall, commitCall, ImportPreview, importedCall, replaceCall } from '../../model/calls/importCalls.ts'
import { useHub } from '../hub.ts'
import { isOver } from '../jobs/useJob.ts'

export type Job = Pick<AnswerOf<typeof jobCalls.get>, 'id' | 'status' | 'done' | 'total' | 'failed' | 'result'>

/** A column of the file with the field that it fills. */
export type ImportColumn = ImportPreview['columns'][number]

/** What the user chooses before the rows are checked: the fields of the columns, and which rows are imported. */
export type ImportChoice = Pick<ImportPreview, 'columns' | 'mode'>

/** Milliseconds between polls of a running job. */
const POLL_MS = 500

/** A file that the server has read, and its check. */
interface Opened {
  readonly preview: ImportPreview
  readonly file: File
  readonly error?: string
}

/** How the user wants a file to be read again. */
export interface ReadAs {
  readonly encoding?: string | null
  readonly heading?: number | null
}

export type ImportState =
  | { readonly step: 'choose'; readonly error?: string }
  | { readonly step: 'checking' }
  | ({ readonly step: 'columns' } & Opened)
  | ({ readonly step: 'rows' } & Opened)
  | { readonly step: 'running'; readonly job: Job }
  | { readonly step: 'ended'; readonly job: Job; readonly error?: string }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'app.import.failed')

/** Calls `poll` again and again while `id` is set. */
const usePolling = (id: string | undefined, poll: () => Promise<void>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `poll` is another function at every render
  useEffect(() => {
    if (id === undefined) return
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS)
    return () => clearInterval(timer)
  }, [id])
}

/** The steps of one import: choose a file, check its columns and rows without saving, commit it as a job, undo it if needed; `begun`: its job. */
export const useImport = (resource: string, begun?: Job) => {
  const hub = useHub()
  const refresh = useRefresh()
  const [locale] = useLocaleState()
  const [state, setState] = useState<ImportState>(begun ? { step: isOver(begun) ? 'ended' : 'running', job: begun } : { step: 'choose' })

  usePolling(state.step === 'running' ? state.job.id : undefined, async () => {
    if (state.step !== 'running') return
    const job = await hub.call<typeof jobCalls.get>('GET', '/api/jobs/{id}', { params: { id: state.job.id } })
    setState({ step: isOver(job) ? 'ended' : 'running', job })
    if (isOver(job)) refresh()
  })

  /** The state of the check, also after a row has been mended. */
  const reload = async (jobId: string): Promise<void> => {
    const preview = await hub.call<ReturnType<typeof importedCall>>('GET', `/api/${resource}/import/{jobId}`, { params: { jobId } })
    setState((now) => ((now.step === 'rows' || now.step === 'columns') && now.preview.jobId === jobId ? { ...now, preview } : now))
  }
  const isChecking = (state.step === 'rows' || state.step === 'columns') && state.preview.status === 'running'
  usePolling(isChecking ? state.preview.jobId : undefined, async () => {
    if (isChecking) await reload(state.preview.jobId)
  })

  const check = async (file: File, { encoding, heading }: ReadAs = {}): Promise<void> => {
    setState({ step: 'checking' })
    try {
      const query = { locale, ...(encoding && { encoding }), ...(heading && { heading: String(heading) }) }
      setState({ step: 'columns', preview: await hub.importFile(resource, file, query), file })
    } catch (error) {
      setState({ step: 'choose', error: messageOf(error) })
    }
  }
  const choose = async ({ preview, file }: Opened, choice: ImportChoice | undefined): Promise<void> => {
    if (choice === undefined) return setState({ step: 'rows', preview, file })
    setState({ step: 'checking' })
    try {
      const { columns, mode } = choice
      const body = {
        mode,
        columns: columns.map(({ field, format }) => ({ field, format: format as 'DMY' | 'MDY' | 'dot' | 'comma' | null })),
      }
      const sent = { params: { jobId: preview.jobId }, body, keepsUndo: true } as const
      const checked = await hub.call<ReturnType<typeof columnsCall>>('POST', `/api/${resource}/import/{jobId}/columns`, sent)
      setState({ step: 'rows', preview: checked, file })
    } catch (error) {
      setState({ step: 'columns', preview, file, error: messageOf(error) })
    }
  }
  /** Replaces texts of the file, and checks its rows again. */
  const replace = async ({ preview }: Opened, body: BodyOf<ReturnType<typeof replaceCall>>): Promise<void> => {
    const sent = { params: { jobId: preview.jobId }, body, keepsUndo: true } as const
    const checked = await hub.call<ReturnType<typeof replaceCall>>('POST', `/api/${resource}/import/{jobId}/values`, sent)
    setState((now) => (now.step === 'rows' && now.preview.jobId === checked.jobId ? { ...now, preview: checked } : now))
  }
  const commit = async ({ preview, file }: Opened): Promise<void> => {
    try {
      const params = { jobId: preview.jobId }
      await hub.call<ReturnType<typeof commitCall>>('POST', `/api/${resource}/import/{jobId}/commit`, { params })
      setState({
        step: 'running',
        job: { id: preview.jobId, status: 'running', done: 0, total: preview.creates + preview.updates, failed: 0, result: null },
      })
    } catch (error) {
      setState({ step: 'rows', preview, file, error: messageOf(error) })
    }
  }
  /** Returns the id of the job that undoes the import; undefined if it was refused. */
  const undo = async (job: Job): Promise<string | undefined> => {
    try {
      const sent = { params: { id: job.id }, headers: {}, keepsUndo: true } as const
      return (await hub.call<typeof jobCalls.undo>('POST', '/api/jobs/{id}/undo', sent)).jobId
    } catch (error) {
      setState({ step: 'ended', job, error: messageOf(error) })
      return undefined
    }
  }
  const cancel = async ({ id }: Pick<Job, 'id'>): Promise<void> => {
    const job = await hub.call<typeof jobCalls.cancel>('POST', '/api/jobs/{id}/cancel', { params: { id }, keepsUndo: true })
    setState((now) => (now.step === 'running' && now.job.id === id ? { ...now, job } : now))
  }
  const back = ({ preview, file }: Opened) => setState({ step: 'columns', preview, file })
  return { state, check, choose, replace, back, reload, commit, undo, cancel, restart: () => setState({ step: 'choose' }) }
}
