import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { TermsDialog } from './TermsDialog.tsx'
import type { Terms } from './useTerms.ts'

/** In place of bids and of the form of an offer while the user has not accepted the terms. */
export const TermsAlert = ({ terms }: { readonly terms: Terms }) => {
  const t = useAreaTexts('bidding')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Alert
        severity="info"
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {t('bidding.terms.read')}
          </Button>
        }
      >
        {t('bidding.terms.needed')}
      </Alert>
      {open && <TermsDialog terms={terms} onClose={() => setOpen(false)} />}
    </>
  )
}
