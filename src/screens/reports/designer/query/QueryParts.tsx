import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Autocomplete, Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../../providers/i18n/useLabelled.ts'

interface PartProps {
  readonly title: string
  /** Label of the button that adds an entry; without it entries can't be added. */
  readonly add?: string
  readonly onAdd: () => void
  readonly children?: ReactNode
}

/** One part of a query: its entries, and a button to add one. */
export const Part = ({ title, add, onAdd, children }: PartProps) => (
  <Box role="group" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
    <Typography variant="subtitle2" component="h3" color="text.secondary">
      {title}
    </Typography>
    {children}
    {add !== undefined && (
      <Button type="button" size="small" startIcon={<Add />} onClick={onAdd} sx={{ alignSelf: 'flex-start' }}>
        {add}
      </Button>
    )}
  </Box>
)

const ENTRY = {
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  // Phones: the button is beside all lines, never alone in one.
  position: 'relative',
  paddingInlineEnd: { xs: 6, sm: 0 },
  '& > button': { position: { xs: 'absolute', sm: 'static' }, insetInlineEnd: 0 },
  '&:has(> .query-path)': { flexWrap: 'wrap' },
  minWidth: 0,
  '& > :not(button)': { flex: '1 1 140px', minWidth: 0 },
  '& > .query-path': { flexBasis: { xs: '100%', sm: '60%' } },
  '& > .query-join': { flex: { xs: '1 1 100%', sm: '0 0 88px' } },
} as const

export const Entry = ({
  label,
  onRemove,
  children,
}: {
  readonly label: string
  readonly onRemove: () => void
  readonly children: ReactNode
}) => {
  const t = useAreaTexts('reports')
  const labelled = useLabelled()
  return (
    <Box sx={ENTRY}>
      {children}
      <IconButton
        type="button"
        size="small"
        onClick={onRemove}
        aria-label={labelled(t('reports.query.remove'), label)}
        sx={{ flex: 'none', mt: 0.5, color: 'text.secondary' }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

export interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoosingProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
  readonly error?: string
}

/** A choice of few options. */
export const Choose = ({ label, value, choices, onChange, error }: ChoosingProps) => (
  <TextField
    select
    size="small"
    fullWidth
    label={label}
    value={choices.some((choice) => choice.value === value) ? value : ''}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.value} value={choice.value}>
        {choice.label}
      </MenuItem>
    ))}
  </TextField>
)

/** A choice of many options, with a search. */
export const Find = ({ label, value, choices, onChange, error }: ChoosingProps) => (
  <Autocomplete
    size="small"
    fullWidth
    disableClearable
    autoHighlight
    options={choices}
    getOptionLabel={(choice) => choice.label}
    getOptionKey={(choice) => choice.value}
    isOptionEqualToValue={(one, other) => one.value === other.value}
    value={choices.find((choice) => choice.value === value) ?? { value, label: value }}
    onChange={(_, choice) => onChange(choice.value)}
    renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error} />}
  />
)
