import { Box, Breadcrumbs, Link, Typography } from '@mui/material'
import { LinkBase, TitlePortal, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useLabel, useNavigation } from '../useNavigation.ts'
import { crumbsTo } from './crumbs.ts'

const Crumbs = () => {
  const translate = useTranslate()
  const labelOf = useLabel()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const crumbs = crumbsTo(pathname, navigation)
  if (crumbs.length === 0) return null
  return (
    <Breadcrumbs
      aria-label={translate('app.shell.breadcrumbs')}
      sx={{ minHeight: '1.5em', fontSize: '0.8125rem', '@media print': { display: 'none' } }}
    >
      {crumbs.map(({ label, to }) =>
        to === undefined ? (
          <Typography key={label.key} variant="inherit" color="text.secondary">
            {labelOf(label)}
          </Typography>
        ) : (
          <Link key={label.key} component={LinkBase} to={to} variant="inherit" color="text.secondary" underline="hover">
            {labelOf(label)}
          </Link>
        ),
      )}
    </Breadcrumbs>
  )
}

/** The way to the page, its title, and at the end what `HeaderExtra` puts there. */
export const PageHeader = ({ extra }: { readonly extra: (element: HTMLElement | null) => void }) => (
  <Box component="header" className="hub-header" sx={{ pt: 2.5, pb: 2 }}>
    <Crumbs />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40 }}>
      <TitlePortal variant="h4" component="h1" sx={{ flex: '1 1 12rem', minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }} />
      <Box ref={extra} sx={{ display: 'flex', alignItems: 'center', gap: 1, '&:empty': { display: 'none' } }} />
    </Box>
  </Box>
)
