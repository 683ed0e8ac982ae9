import Flag from '@mui/icons-material/FlagOutlined'
import { Box } from '@mui/material'
import { useMay } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../parts/Section.tsx'
import { TargetEntry } from './TargetEntry.tsx'
import { useTargetTexts } from './targetTexts.ts'
import { useTargets } from './useTargets.ts'

/** The targets of today of a salesman. */
const SalesmanTargets = ({ salesman }: { readonly salesman: string }) => {
  const { t } = useTargetTexts()
  const { data, isPending, isError, refetch } = useTargets({ salesman })
  return (
    <Section title={t('targets.title')} pending={isPending} failed={isError && t('targets.failed')} retry={() => void refetch()}>
      {data?.length === 0 && <EmptyState size="part" icon={<Flag />} text={t('targets.empty')} />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mx: { xs: -2, sm: -2.5 } }}>
          {data.map((target) => (
            <TargetEntry key={target.id} target={target} />
          ))}
        </Box>
      )}
    </Section>
  )
}

const Own = () => {
  const may = useMay()
  const record = useShownRecord('salesmen')
  return record && may('targets', 'list') ? <SalesmanTargets salesman={record.id} /> : null
}

/** The generated page of a salesman, with the targets of today. */
const SalesmanShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Own />
      </>
    }
  />
)

export default SalesmanShow
