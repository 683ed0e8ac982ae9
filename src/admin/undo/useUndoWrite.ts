import { HttpError, useCreatePath, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { undoCall } from '../../model/calls/recordCalls.ts'
import { useAdmin } from '../adminContext.tsx'
import { anyReasonOf } from '../failureNotice.tsx'
import { useHub } from '../hub.ts'
import type { RecordWrite } from './undoable.ts'

/** Undoes a write, shows the result, and leaves the page of a record that no longer exists. */
export const useUndoWrite = () => {
  const hub = useHub()
  const { undo } = useAdmin()
  const notify = useNotify()
  const translate = useTranslate()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const { pathname } = useLocation()

  return async (write: RecordWrite): Promise<void> => {
    const { entity, id, version, action } = write
    undo.forget()
    try {
      const sent = { params: { id }, headers: {}, body: { version } }
      const { refused } = await hub.call<ReturnType<typeof undoCall>>('POST', `/api/${entity}/{id}/undo`, sent)
      const left = refused.length
      notify(left === 0 ? 'app.notify.undone' : translate('app.notify.undonePartly', { smart_count: left }), {
        type: left === 0 ? 'success' : 'warning',
      })
      const gone = action === 'create' && pathname.startsWith(createPath({ resource: entity, type: 'edit', id }))
      if (gone) redirect('list', entity)
      else refresh()
    } catch (error) {
      // The write may still be undone when the server is back.
      if (error instanceof HttpError && (error.status === 0 || error.status >= 500)) undo.offer(write)
      notify(anyReasonOf(error), { type: 'error' })
    }
  }
}
