import { Typography } from '@mui/material'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { excludedOf, type Job, leftOutOf } from './useJob.ts'

/** Rows of an import that it did not write: wrong ones, and those that the user has left out. */
export const LeftOutRows = ({ job }: { readonly job: Pick<Job, 'result'> }) => {
  const texts = useAreaTexts('list')
  const [wrong, excluded] = [leftOutOf(job), excludedOf(job)]
  return (
    <>
      {wrong > 0 && <Typography variant="body2">{texts('list.jobs.leftOut', { smart_count: wrong })}</Typography>}
      {excluded > 0 && <Typography variant="body2">{texts('list.jobs.excluded', { smart_count: excluded })}</Typography>}
    </>
  )
}
