import { Alert, Stack } from '@mui/material'
import { EntityShow } from '../../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Estimate } from './Estimate.tsx'
import { useVinElsewhere } from './useVinElsewhere.ts'

const VinAlert = ({ offer }: { readonly offer: ShownMap['carOffers'] }) => {
  const t = useAreaTexts('offers')
  return useVinElsewhere(offer) ? <Alert severity="warning">{t('offers.vin')}</Alert> : null
}

const Details = () => {
  const offer = useShownRecord('carOffers')
  if (!offer) return null
  return (
    <Stack sx={{ gap: { xs: 2, lg: 2.5 } }}>
      <VinAlert offer={offer} />
      <RecordDetails />
      <Estimate car={offer.car} />
    </Stack>
  )
}

/** The generated page of an offer, with the estimate, and for Admins a warning of the same VIN elsewhere. */
const OfferShow = () => <EntityShow details={<Details />} />

export default OfferShow
