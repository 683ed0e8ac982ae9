import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { textsOf } from '../../providers/i18n/areaTexts.ts'
import { useAdmin, useMay } from '../adminContext.tsx'
import type { RecordWrite } from './undoable.ts'
import { type NoticeLink, WrittenNotice } from './WrittenNotice.tsx'

type Action = RecordWrite['action']

/** The right that the undo of a write needs. */
const REVERSAL = { create: 'delete', edit: 'edit', delete: 'create' } as const satisfies Record<Action, string>

const TEXTS = { create: 'app.notify.created', edit: 'app.notify.updated', delete: 'app.notify.deleted' } as const

/** Milliseconds that a notice with Undo is shown. */
const SHOWN_MS = 8000

/** A record as the API answers it. */
interface Written {
  readonly id?: unknown
  readonly _version?: unknown
}

/**
 * Notifies the user of a write of one record and offers to undo it, if they may. `before`: the record that an edit was based on; `link`: shown in the
 * notice, if the user does not see the record; `text`: instead of what the action is called. After a conflict in which the user took the other user's values nothing was written, and the notice says so.
 */
export const useWritten = (entity: ResolvedEntity) => {
  const notify = useNotify()
  const translate = useTranslate()
  const may = useMay()
  const { undo, conflicts } = useAdmin()
  const [locale] = useLocaleState()
  return (action: Action, record: Written, before?: Written, link?: NoticeLink, text = translate(TEXTS[action])): void => {
    const version = Number(record._version) + (action === 'delete' ? 1 : 0)
    const changed = before === undefined || before._version !== record._version
    if (action === 'edit' && changed && conflicts.isTheirs(entity.id, record)) {
      undo.keep()
      void textsOf('list', locale).then((texts) => notify(texts('list.conflict.theirsKept'), { type: 'info' }))
      return
    }
    if (!entity.audited || !changed || !Number.isSafeInteger(version) || !may(entity.id, REVERSAL[action])) {
      notify(link ? <WrittenNotice text={text} link={link} /> : text, { type: 'success' })
      return
    }
    const write = { entity: entity.id, id: String(record.id), version, action }
    undo.offer(write)
    notify(<WrittenNotice text={text} write={write} link={link} />, { type: 'success', autoHideDuration: SHOWN_MS })
  }
}

/** Notifies the user of writes that belong to one job, and offers to undo it. `jobId`: null if they can't be undone together. */
export const useWrittenByJob = () => {
  const notify = useNotify()
  const { undo } = useAdmin()
  return (text: string, jobId: string | null): void => {
    if (jobId === null) {
      notify(text, { type: 'success' })
      return
    }
    const write = { job: jobId }
    undo.offer(write)
    notify(<WrittenNotice text={text} write={write} />, { type: 'success', autoHideDuration: SHOWN_MS })
  }
}
