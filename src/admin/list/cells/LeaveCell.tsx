import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { LeaveQuestion, usePageGuard } from '../../form/UnsavedGuard.tsx'

interface Props {
  /** Whether text was typed that may not be in the form yet. */
  readonly typed: boolean
  readonly submit: () => Promise<void>
  /** Set here: goes where the user wanted to go, once nothing is left to save. */
  readonly proceed: RefObject<() => void>
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Lists replace their own address while they are scrolled and typed into. */
const leavesTable: BlockerFunction = ({ currentLocation: { pathname, search }, nextLocation, historyAction }) =>
  pathname !== nextLocation.pathname || (search !== nextLocation.search && historyAction !== 'REPLACE')

/** Leaving the table by a link, a key or Back saves an open cell first, as pressing beside it does. If it can't be saved, the user is asked. */
export const LeaveCell = ({ typed, submit, proceed, onLeave, onStay }: Props) => {
  const texts = useAreaTexts('keys')
  const { isDirty, isSubmitting, submitCount } = useFormState()
  const unsaved = typed || isDirty || isSubmitting
  const blocker = useBlocker((navigation) => unsaved && leavesTable(navigation))
  const blocked = blocker.state === 'blocked'
  usePageGuard(unsaved)
  useLayoutEffect(() => {
    proceed.current = () => blocker.proceed?.()
  })
  /** Number of attempts to save before the user wanted to leave. */
  const attempts = useRef(submitCount)
  if (!blocked) attempts.current = submitCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the user wants to leave; a running attempt is waited for
  useEffect(() => {
    if (blocked && !isSubmitting) void submit()
  }, [blocked])
  if (!blocked || isSubmitting || submitCount === attempts.current) return null
  const leave = () => {
    onLeave()
    blocker.proceed()
  }
  const stay = () => {
    blocker.reset()
    onStay()
  }
  return <LeaveQuestion text={texts('keys.cell.unsaved')} onLeave={leave} onStay={stay} />
}
