import type { ImportPreview } from '../../model/calls/recordCalls.ts'
import type { HttpClient } from './http.ts'

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
