import { Box } from '@mui/material'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { ReportFilters } from '../../filters/ReportFilters.tsx'
import { PickChip } from './PickChip.tsx'
import type { Page } from './usePage.ts'
import { usePickText } from './usePickText.ts'

/** The filters of a page of reports: those that several reports share, and picked values. */
export const PageBar = ({ page: { shown, values, setValues, picks, unpick } }: { readonly page: Page }) => {
  const t = useAreaTexts('dashboards')
  const textOf = usePickText()
  return (
    <>
      <ReportFilters filters={shown} title={t('dashboards.filters')} parameters={values} onChange={setValues} />
      <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: picks.length > 0 ? 1.5 : 0 }}>
        {picks.map((pick) => (
          <PickChip key={pick.source} text={textOf(pick)} onRemove={() => unpick(pick)} />
        ))}
      </Box>
    </>
  )
}
