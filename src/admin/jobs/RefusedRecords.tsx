import { Typography } from '@mui/material'
import type { Refusal } from '../../providers/data/refusal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
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

/** Refused records with their reasons, each linked. */
export const RefusedRecords = ({ job }: { readonly job: Job }) => {
  const jobs = useAreaTexts('list')
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
            <RecordLink entity={job.entity} id={one.id} />: {reasonOf(one)}
          </li>
        ))}
        {more > 0 && <li>{jobs('list.jobs.more', { count: more })}</li>}
      </ul>
    </>
  )
}
