import { useEffect, useState } from 'react'
import { HttpError, useRefresh } from 'react-admin'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { jobCalls } from '../../model/calls/hubCalls.ts'
import { isMembers } from '../../model/evaluate/kinds.ts'
import { useHub } from '../hub.ts'

export type Job = AnswerOf<typeof jobCalls.get>

/** Milliseconds between polls of a running job. */
const POLL_MS = 700

export const isOver = (job: Pick<Job, 'status'>): boolean => !['ready', 'running', 'cancelling'].includes(job.status)

const countIn = ({ result }: Pick<Job, 'result'>, name: string): number => (isMembers(result) ? Number(result[name] ?? 0) : 0)

/** Rows of an import that its check has refused. */
export const leftOutOf = (job: Pick<Job, 'result'>): number => countIn(job, 'leftOut')

/** Rows of an import that the user has left out. */
export const excludedOf = (job: Pick<Job, 'result'>): number => countIn(job, 'excluded')

/** A job and its progress, and a function that follows it when it runs again. `gone`: it does not exist, or belongs to another user. Refreshes the page's records when the job ends. */
export const useJob = (id: string, gone: () => void) => {
  const hub = useHub()
  const refresh = useRefresh()
  const [job, setJob] = useState<Job>()
  const over = job !== undefined && isOver(job)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change with every render
  useEffect(() => {
    if (over) return
    const poll = async () => {
      try {
        const found = await hub.call<typeof jobCalls.get>('GET', '/api/jobs/{id}', { params: { id } })
        setJob(found)
        if (isOver(found)) refresh()
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) gone()
      }
    }
    void poll()
    const timer = setInterval(poll, POLL_MS)
    return () => clearInterval(timer)
  }, [hub, id, over])
  return { job, follow: setJob }
}
