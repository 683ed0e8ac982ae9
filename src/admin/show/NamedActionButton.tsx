import { type ReactNode, useState } from 'react'
import { type RaRecord, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { TypedCall } from '../../model/calls/callContract.ts'
import type { ActionTypes } from '../../model/calls/recordCalls.ts'
import { isDeclined, refusalOf } from '../../providers/data/refusal.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useHub } from '../hub.ts'
import { useRefusalReason } from '../useRefusalReason.ts'
import { RecordAction } from './RecordAction.tsx'

/** A named action without a body, or with a day, which defaults to today. */
type Action = TypedCall<ActionTypes & { readonly body: undefined | { readonly date?: string } }> & { readonly method: 'POST' }

interface Props<C extends Action> {
  readonly path: C['path']
  readonly label: string
  readonly icon: ReactNode
  /** Whether it is the record's next step. */
  readonly primary?: boolean
  /** Notification on success. */
  readonly done: string
  /** Confirmation before the action; without it the action runs immediately. */
  readonly question?: { readonly title: string; readonly text: string; readonly no?: string }
}

/** Runs a named action on the page's record (`NamedActionButton<typeof carCalls.archive>`), and notifies the user of the result. */
export const NamedActionButton = <C extends Action>({ path, label, icon, primary = false, done, question }: Props<C>) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const reasonOf = useRefusalReason()
  const record = useRecordContext<RaRecord>()
  const [asking, setAsking] = useState(false)
  const [running, setRunning] = useState(false)
  const take = async () => {
    setRunning(true)
    try {
      await hub.call<Action>('POST', path, { params: { id: String(record?.id) } })
      notify(done, { type: 'success' })
    } catch (error) {
      const refusal = refusalOf(error) ?? {}
      if (!isDeclined(refusal)) notify(reasonOf(refusal), { type: 'error', multiLine: true })
    } finally {
      setRunning(false)
      setAsking(false)
      refresh()
    }
  }
  return (
    <>
      <RecordAction
        label={label}
        icon={icon}
        primary={primary}
        disabled={running}
        onClick={() => (question ? setAsking(true) : void take())}
      />
      {question && asking && (
        <ConfirmDialog
          open
          title={question.title}
          text={question.text}
          yes={label}
          {...(question.no && { no: question.no })}
          tone="error"
          busy={running}
          onYes={() => void take()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
