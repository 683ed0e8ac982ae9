import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { failureNotice, reasonOf } from '../../../admin/failureNotice.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { printingCalls } from '../../../domain/printing/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

export type ReminderOutcome = AnswerOf<typeof printingCalls.remind>[number]['outcome']

/** Maximum number of customers per request. */
const MAX = 100

const isDone = (outcome: ReminderOutcome): boolean => outcome === 'sent' || outcome === 'kept'

/** Mails reminders, and keeps the outcome of each. */
export const useReminding = () => {
  const hub = useHub()
  const t = useAreaTexts('money')
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ReminderOutcome>>(new Map())
  const remind = async (customers: readonly string[]) => {
    setBusy(true)
    try {
      const answers: AnswerOf<typeof printingCalls.remind>[number][] = []
      for (let at = 0; at < customers.length; at += MAX) {
        const body = { customers: customers.slice(at, at + MAX) }
        answers.push(...(await hub.call<typeof printingCalls.remind>('POST', '/api/customers/remind', { body })))
      }
      setOutcomes((known) => new Map([...known, ...answers.map(({ customer, outcome }) => [customer, outcome] as const)]))
      const count = answers.filter(({ outcome }) => isDone(outcome)).length
      notify(t('money.remind.done', { count, all: answers.length }), { type: count > 0 ? 'success' : 'warning' })
      refresh()
    } catch (error) {
      notify(failureNotice(t('money.remind.outcome.failed'), reasonOf(error)), { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  return { busy, outcomes, remind }
}

export type Reminding = ReturnType<typeof useReminding>
