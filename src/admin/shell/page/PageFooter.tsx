import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'

/** Copyright with the present year, and who made it (specification, section 1). */
export const PageFooter = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const year = new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: false }).format(new Date().getFullYear())
  return (
    <Box
      component="footer"
      sx={{
        mt: 'auto',
        pt: 3,
        pb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        color: 'text.secondary',
        '@media print': { display: 'none' },
      }}
    >
      <Typography variant="caption">{translate('app.shell.copyright', { year })}</Typography>
      <Typography variant="caption">{translate('app.shell.developedBy', { name: translate('app.title') })}</Typography>
    </Box>
  )
}
