import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import type { HttpClient } from './http.ts'

/** What one row of the file would do. */
export interface ImportRow {
  /** 1 is the first row below the headings. */
  readonly row: number
  readonly status: 'create' | 'update' | 'unchanged' | 'error'
  readonly id?: string | null
  readonly changes?: Readonly<Record<string, { readonly old: Json; readonly new: Json }>>
  readonly errors?: readonly FieldError[]
}

/** A dry run: nothing is saved until the job is committed. */
export interface ImportPreview {
  readonly jobId: string
  readonly rows: number
  readonly creates: number
  readonly updates: number
  readonly unchanged: number
  readonly errors: number
  readonly preview: readonly ImportRow[]
}

export interface Job {
  readonly id: string
  readonly status: 'ready' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone'
  readonly done: number
  readonly total: number
  /** Rows that were refused when their turn came. */
  readonly failed: number
}

export interface ImportCalls {
  readonly importFile: (resource: string, file: File) => Promise<ImportPreview>
  readonly commitImport: (resource: string, jobId: string) => Promise<void>
  readonly job: (jobId: string) => Promise<Job>
  readonly cancelJob: (jobId: string) => Promise<void>
  readonly undoJob: (jobId: string) => Promise<void>
}

const post = { method: 'POST', body: '{}' } as const

export const createImports = (apiUrl: string, httpClient: HttpClient): ImportCalls => ({
  importFile: async (resource, file) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return (await httpClient(`${apiUrl}/${resource}/import`, { method: 'POST', body: form })).json
  },
  commitImport: async (resource, jobId) => {
    await httpClient(`${apiUrl}/${resource}/import/${encodeURIComponent(jobId)}/commit`, post)
  },
  job: async (jobId) => (await httpClient(`${apiUrl}/jobs/${encodeURIComponent(jobId)}`)).json,
  cancelJob: async (jobId) => {
    await httpClient(`${apiUrl}/jobs/${encodeURIComponent(jobId)}/cancel`, post)
  },
  undoJob: async (jobId) => {
    await httpClient(`${apiUrl}/jobs/${encodeURIComponent(jobId)}/undo`, post)
  },
})
