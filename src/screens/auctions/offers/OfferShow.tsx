import { Alert, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import { EntityShow } from '../../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import type { offerCalls } from '../../../domain/auction/offerCalls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Estimate } from './Estimate.tsx'

/** Whether another firm has the same VIN on offer, for those who decide about a waiting offer. */
const useVinElsewhere = ({ id, status }: ShownMap['carOffers']): boolean => {
  const hub = useHub()
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['carOffers', 'vin', id],
    queryFn: () => hub.call<typeof offerCalls.vin>('GET', '/api/carOffers/{id}/vin', { params: { id } }),
    enabled: may('carOffers', 'approve') && (status === 'submitted' || status === 'accepted'),
    retry: false,
  })
  return data?.elsewhere === true
}

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
