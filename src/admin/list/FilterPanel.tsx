import Close from '@mui/icons-material/Close'
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material'
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin'
import { useEntity, useReadable } from '../adminContext.tsx'
import { FilterControl } from './FilterControl.tsx'
import { filterEntries } from './filterEntries.ts'
import { filterFields } from './filterKinds.ts'

/** Stays while the filters scroll beneath. */
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

/** All filters of a list. They apply as they are typed and stand in the address of the page. */
const FilterPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const { filterValues, setFilters } = useListContext()
  const fields = filterFields(useReadable(entity.fields))
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: { xs: '100%', sm: 420 } }, 'aria-label': translate('app.list.filters'), role: 'dialog' } }}
    >
      <Stack direction="row" sx={HEAD}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {translate('app.list.filters')}
        </Typography>
        {filterEntries(filterValues).length > 0 && (
          <Button size="small" onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {})}>
            {translate('app.list.clearFilters')}
          </Button>
        )}
        <IconButton onClick={onClose} aria-label={translate('app.form.close')}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Box sx={{ px: 3, pb: 3 }}>
        <FilterLiveForm>
          <Stack sx={{ gap: 1.5 }}>
            {fields.map((field) => (
              <FilterControl key={field.path} entity={entity.id} field={field} />
            ))}
          </Stack>
        </FilterLiveForm>
      </Box>
    </Drawer>
  )
}

export default FilterPanel
