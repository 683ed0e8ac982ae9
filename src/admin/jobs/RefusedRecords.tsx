import { Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { type Confirmation, confirmationOf } from '../../providers/data/confirmations.ts'
import type { Refusal } from '../../providers/data/refusal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { useAdmin } from '../adminContext.tsx'
import { RecordLink } from '../history/RecordLink.tsx'
import { useRefusalReason } from '../useRefusalReason.ts'
import type { Job } from './useJob.ts'

type Refused = Refusal & { readonly id: string }

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'id' in value && 'code' in value && typeof value.id === 'string'

/** The refused records in the job's result. */
const refusedOf = ({ result }: Job): readonly Refused[] =>
  typeof result === 'object' && result !== null && 'refused' in result && Array.isArray(result.refused)
    ? result.refused.filter(isRefused)
    : []

/** Asks for what the refused records need confirmed: once at the end of the job, later by the button. */
const ConfirmRefused = ({ job, refused, retry }: Props & { readonly refused: readonly Refused[] }) => {
  const translate = useTranslate()
  const { confirmations } = useAdmin()
  const [asked, setAsked] = useStore<string>('jobs.asked', '')
  const [confirmation] = refused.flatMap((one) => confirmationOf(one) ?? [])
  const question = confirmation && [job.id, confirmation.operation, confirmation.kind].join(' ')
  const ask = async (about: Confirmation) => {
    if (await confirmations.ask(about)) retry(about)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is asked once
  useEffect(() => {
    if (!confirmation || question === undefined || asked === question) return
    setAsked(question)
    void ask(confirmation)
  }, [question])
  return (
    confirmation && (
      <Button size="small" sx={{ alignSelf: 'flex-end' }} onClick={() => void ask(confirmation)}>
        {translate('app.operations.continue')}
      </Button>
    )
  )
}

interface Props {
  readonly job: Job
  /** Tries the refused records again. */
  readonly retry: (confirmation: Confirmation) => void
}

/** Refused records with their reasons, each linked. */
export const RefusedRecords = ({ job, retry }: Props) => {
  const jobs = useAreaTexts('list')
  const labelled = useLabelled()
  const reasonOf = useRefusalReason()
  const refused = refusedOf(job)
  const more = job.failed - refused.length
  return (
    <>
      <Typography variant="body2" color="error">
        {jobs('list.jobs.refused', { smart_count: job.failed })}
      </Typography>
      <ul className="job-refused">
        {refused.map((one) => (
          <li key={one.id}>
            <RecordLink entity={job.entity} id={one.id} />
            {labelled('', reasonOf(one))}
          </li>
        ))}
        {more > 0 && <li>{jobs('list.jobs.more', { count: more })}</li>}
      </ul>
      {job.status === 'done' && <ConfirmRefused job={job} refused={refused} retry={retry} />}
    </>
  )
}
