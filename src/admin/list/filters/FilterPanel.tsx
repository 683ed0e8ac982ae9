import Close from '@mui/icons-material/Close'
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import type { Json } from '../../../model/entitySchema.ts'
import { sortKeys } from '../../../providers/data/sortKeys.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { useNames } from '../../names.ts'
import { Fold } from '../Fold.tsx'
import { SortEditor } from '../sort/SortEditor.tsx'
import { GroupSection } from '../summary/GroupSection.tsx'
import { MeasureSection } from '../summary/MeasureSection.tsx'
import FilterBuilder from './combined/FilterBuilder.tsx'
import { FilterControl } from './FilterControl.tsx'
import { combinedOf, countFilters, filterEntries } from './filterEntries.ts'
import { type FilterSection, filterSections } from './filterSections.ts'
import { LiveFilters } from './LiveFilters.tsx'

/** Sticky heading. */
const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  alignItems: 'center',
  gap: 1,
  px: 3,
  py: 1.5,
  mb: 1.5,
  backgroundColor: 'var(--raised)',
  borderBottom: '1px solid var(--line)',
} as const

const Controls = ({ fields }: Pick<FilterSection, 'fields'>) => {
  const entity = useEntity()
  return (
    <Stack sx={{ gap: 1.5 }}>
      {fields.map((field) => (
        <FilterControl key={field.path} entity={entity.id} field={field} />
      ))}
    </Stack>
  )
}

const useHeading = ({ kind, name }: FilterSection): string => {
  const translate = useTranslate()
  const names = useNames()
  const labelOf = useFieldLabel()
  const entity = useEntity()
  const field = entity.fieldsByName[name]
  if (kind === 'rows' && field) return labelOf(entity.id, field)
  return kind === 'group' ? names.group(entity, name) : translate('app.list.furtherFilters')
}

/** Filters of the list's columns are visible; other sections are collapsed unless one of their filters is active. */
const Section = ({ section }: { readonly section: FilterSection }) => {
  const { filterValues } = useListContext()
  const heading = useHeading(section)
  const [initiallyOpen] = useState(() =>
    filterEntries(filterValues).some(({ path }) => section.fields.some((field) => field.path === path)),
  )
  if (section.kind === 'columns')
    return (
      <Box sx={{ pb: 2 }}>
        <Controls fields={section.fields} />
      </Box>
    )
  return (
    <Fold heading={heading} initiallyOpen={initiallyOpen}>
      <Controls fields={section.fields} />
    </Fold>
  )
}

/** Sort keys; open while there are several. */
const SortSection = () => {
  const t = useAreaTexts('list')
  const { sort } = useListContext()
  const [several] = useState(() => sortKeys(sort).length > 1)
  return (
    <Fold heading={t('list.sort.title')} initiallyOpen={several}>
      <SortEditor />
    </Fold>
  )
}

type Kind = 'byField' | 'combined'

const countsOf = (filter: Readonly<Record<string, Json>>): Readonly<Record<Kind, number>> => ({
  byField: filterEntries(filter).length,
  combined: countFilters(combinedOf(filter)),
})

interface Props {
  /** Opened by a key: with a condition whose field is typed. */
  readonly byKey?: boolean
  readonly onClose: () => void
}

/** All filters of a list: one by one, or combined in groups. They apply while the user types; the address stores them. */
const FilterPanel = ({ byKey = false, onClose }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  const { filterValues, setFilters } = useListContext()
  const sections = filterSections(entity, useReadable(entity.fields))
  const t = useAreaTexts('list')
  const { byField, combined } = countsOf(filterValues)
  const [kind, setKind] = useState<Kind>(byKey || (combined > 0 && byField === 0) ? 'combined' : 'byField')
  const segments = [
    { name: 'byField' as const, label: t('list.filter.byField'), ...(byField > 0 && { count: String(byField) }) },
    { name: 'combined' as const, label: t('list.filter.combined'), ...(combined > 0 && { count: String(combined) }) },
  ]
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: { xs: '100%', sm: 420 } }, 'aria-label': t('list.panel'), role: 'dialog' } }}
    >
      <Stack direction="row" sx={HEAD}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('list.panel')}
        </Typography>
        {countFilters(filterValues) > 0 && (
          <Button size="small" onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {})}>
            {translate('app.list.clearFilters')}
          </Button>
        )}
        <IconButton onClick={onClose} aria-label={translate('app.form.close')}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Box sx={{ px: 3, pb: 2 }}>
        <SegmentedControl label={t('list.filter.kind')} segments={segments} value={kind} onChange={setKind} />
      </Box>
      <Box sx={{ px: 3, pb: 3 }}>
        <LiveFilters>
          {kind === 'combined' ? (
            <FilterBuilder />
          ) : (
            <FilterLiveForm>
              {sections.map((section) => (
                <Section key={`${section.kind} ${section.name}`} section={section} />
              ))}
            </FilterLiveForm>
          )}
        </LiveFilters>
        <SortSection />
        <GroupSection />
        <MeasureSection />
      </Box>
    </Drawer>
  )
}

export default FilterPanel
