import Edit from '@mui/icons-material/EditOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { IconButton } from '@mui/material'
import type { Ref } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'

interface Props {
  readonly ref: Ref<HTMLAnchorElement>
  readonly entity: string
  readonly id: string
}

const HIDDEN = { width: 0, minWidth: 0, p: 0, opacity: 0 } as const

/**
 * Where there is a mouse, it takes space from the text only while the input is pointed at or has the focus; where there is none, only while a narrow input has
 * the focus.
 */
const QUIET = {
  p: 0.25,
  '@media (hover: hover)': { '.MuiAutocomplete-root:not(:hover):not(:focus-within) &': HIDDEN },
  '@media (hover: none)': { '@container (max-width: 220px)': { '.MuiAutocomplete-root:not(:focus-within) &': HIDDEN } },
} as const

/** The input that the buttons are in. */
export const MEASURED = { '@media (hover: none)': { containerType: 'inline-size' } } as const

/** Edits the chosen record in a dialog. Shift+Alt+Enter in the input does it too. */
export const EditRecord = ({ ref, onClick }: { readonly ref: Ref<HTMLButtonElement>; readonly onClick: () => void }) => {
  const label = `${useTranslate()('app.form.editChosen')} (Shift+Alt+Enter)`
  return (
    <IconButton ref={ref} onClick={onClick} size="small" tabIndex={-1} aria-label={label} title={label} sx={QUIET}>
      <Edit sx={{ fontSize: 16 }} />
    </IconButton>
  )
}

/** Opens the chosen record in a new tab, as the form may have unsaved changes. Alt+Enter in the input does it too, so that Tab goes from input to input. */
export const OpenRecord = ({ ref, entity, id }: Props) => {
  const label = `${useTranslate()('app.form.openRecord')} (Alt+Enter)`
  const path = useCreatePath()
  return (
    <IconButton
      ref={ref}
      component={LinkBase}
      to={path({ resource: entity, type: 'show', id })}
      target="_blank"
      size="small"
      tabIndex={-1}
      aria-label={label}
      title={label}
      sx={QUIET}
    >
      <OpenInNew sx={{ fontSize: 16 }} />
    </IconButton>
  )
}
