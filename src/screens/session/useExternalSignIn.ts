import { useEffect, useState } from 'react'
import { exchangeTicket } from '../../providers/auth/sessionCalls.ts'
import type { SessionMessages } from '../../providers/i18n/sessionTexts.ts'

export type Problem = keyof Omit<SessionMessages['external'], 'continueWith' | 'signingIn'>

interface Outcome {
  readonly ticket?: string
  readonly problem?: Problem
}

const PROBLEMS: ReadonlySet<string> = new Set<Problem>([
  'cancelled',
  'expired',
  'failed',
  'unverified',
  'inactive',
  'secondFactor',
  'rateLimited',
])

const isProblem = (text: string): text is Problem => PROBLEMS.has(text)

/** Reads the provider's answer from the hash, and removes it from the address, so that it is neither stored nor sent again. */
function takeOutcome(): Outcome {
  const left = new URLSearchParams(location.hash.slice(1))
  const [ticket, problem] = [left.get('ticket'), left.get('problem')]
  if (ticket === null && problem === null) return {}
  history.replaceState(null, '', location.pathname + location.search)
  if (ticket !== null) return { ticket }
  return { problem: problem !== null && isProblem(problem) ? problem : 'failed' }
}

/** Completes an external sign-in that has returned to this page; calls `done` with whether the account's password was removed. */
export function useExternalSignIn(done: (passwordRemoved: boolean) => void): {
  readonly busy: boolean
  readonly problem: Problem | undefined
} {
  const [outcome, setOutcome] = useState(takeOutcome)
  const { ticket, problem } = outcome
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ticket is exchanged once, whatever `done` is by then
  useEffect(() => {
    if (ticket === undefined) return
    exchangeTicket(ticket).then((result) => {
      if (result.outcome === 'done') return done(result.passwordRemoved)
      setOutcome({ problem: result.outcome === 'refused' && result.refusal.status === 401 ? 'expired' : 'failed' })
    })
  }, [ticket])
  return { busy: ticket !== undefined, problem }
}
