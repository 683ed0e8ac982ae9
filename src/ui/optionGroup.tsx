import { type AutocompleteRenderGroupParams, ListSubheader } from '@mui/material'

const LABEL = { top: -8, backgroundColor: 'var(--paper)' } as const

const OPTIONS = { padding: 0 } as const

/** A group of options of an Autocomplete (`renderGroup`). Material UI's own is a list, which a listbox may not contain. */
export const optionGroup = ({ key, group, children }: AutocompleteRenderGroupParams) =>
  group === '' ? (
    children
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
    <li key={key} role="group" aria-label={group}>
      <ListSubheader component="div" aria-hidden sx={LABEL}>
        {group}
      </ListSubheader>
      <ul role="presentation" className="MuiAutocomplete-groupUl" style={OPTIONS}>
        {children}
      </ul>
    </li>
  )
