import { Paper } from '@mui/material'
import { type FocusEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { createPortal } from 'react-dom'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useReportPlace } from '../shell/page/reportPlace.ts'
import { isOver, type Job } from './useJob.ts'

interface ReportProps extends Pick<Props, 'onFocus' | 'children'> {
  readonly refused: number
  readonly label: string
}

/**
 * Reports of refusals are as long as they are many, and those of imports stay until they are closed, so they have a place of their own above the page's
 * content. A notice says so of refusals where it is not seen.
 */
const Report = ({ refused, label, onFocus, children }: ReportProps) => {
  const jobs = useAreaTexts('list')
  const notify = useNotify()
  const root = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (refused > 0 && (root.current?.getBoundingClientRect().bottom ?? 0) < 0)
      notify(jobs('list.jobs.refused', { smart_count: refused }), { type: 'warning' })
  }, [])
  return (
    <Paper ref={root} component="section" className="job-card job-report" aria-label={label} onFocus={onFocus}>
      {children}
    </Paper>
  )
}

interface Props {
  readonly job: Job
  readonly corner: HTMLElement
  readonly close: () => void
  readonly onFocus: FocusEventHandler
  readonly children: ReactNode
}

/** A report of refusals or of an import in the page, all else in the corner of the window, where the card of a job that is over closes itself. */
export const JobPlace = ({ job, corner, close, onFocus, children }: Props) => {
  const jobs = useAreaTexts('list')
  const page = useReportPlace()
  const over = isOver(job)
  const progress = jobs('list.jobs.progress', { done: job.done, total: job.total })
  if (over && page && (job.failed > 0 || job.kind === 'import')) {
    const label = job.failed > 0 ? jobs('list.jobs.refused', { smart_count: job.failed }) : progress
    return createPortal(
      <Report refused={job.failed} label={label} onFocus={onFocus}>
        {children}
      </Report>,
      page,
    )
  }
  return createPortal(
    <Paper
      component="section"
      className={over ? 'job-card job-over' : 'job-card'}
      elevation={6}
      aria-label={progress}
      onFocus={onFocus}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && close()}
    >
      {children}
    </Paper>,
    corner,
  )
}
