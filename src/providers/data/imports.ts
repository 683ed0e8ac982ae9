import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { previewCall } from '../../model/calls/recordCalls.ts'
import type { HttpClient } from './http.ts'

/** A dry run: nothing is saved until its job is committed. */
export type ImportPreview = AnswerOf<ReturnType<typeof previewCall>>

/** What one row of the file would do. */
export type ImportRow = ImportPreview['preview'][number]

export interface ImportCalls {
  readonly importFile: (resource: string, file: File) => Promise<ImportPreview>
}

export const createImports = (apiUrl: string, httpClient: HttpClient): ImportCalls => ({
  importFile: async (resource, file) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return (await httpClient(`${apiUrl}/${resource}/import`, { method: 'POST', body: form })).json
  },
})
