import Add from '@mui/icons-material/Add'
import { Button, Fab, type Theme, useMediaQuery } from '@mui/material'
import { LinkBase, useCreatePath, useListContext, useTranslate } from 'react-admin'
import { useEntity } from '../adminContext.tsx'

/** What every record of a list has that shows only such: the new one starts with it. */
const shared = (filter: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => typeof value !== 'object' && !name.includes('_')))

/** Where a thumb reaches it, above the pages of the list. */
const FLOATING = { position: 'fixed', insetInlineEnd: 16, bottom: 72, zIndex: 'fab', boxShadow: 'var(--shadow)' } as const

/** The way to a new record. */
export const NewRecord = () => {
  const { filter } = useListContext()
  const translate = useTranslate()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const link = {
    component: LinkBase,
    to: useCreatePath()({ resource: useEntity().id, type: 'create' }),
    state: { _scrollToTop: true, ...(filter && { record: shared(filter) }) },
  }
  const label = translate('ra.action.create')
  return narrow ? (
    <Fab {...link} color="primary" aria-label={label} sx={FLOATING}>
      <Add />
    </Fab>
  ) : (
    <Button {...link} variant="contained" startIcon={<Add />}>
      {label}
    </Button>
  )
}
