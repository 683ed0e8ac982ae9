import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useMoney } from '../useMoney.ts'

/** What the firm would owe at a price, with fee and VAT; its line is kept free until it is known (`PRODUCT.md A16`). */
export const CostLine = ({ lot: { id, currency }, price }: { readonly lot: Lot; readonly price: string }) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(currency)
  const hub = useHub()
  const { data } = useQuery({
    queryKey: ['auctions', 'quote', id, price],
    queryFn: ({ signal }) =>
      hub.call<typeof dealCalls.quote>('GET', '/api/auctions/{id}/quote', { params: { id }, query: { price }, signal }),
    retry: false,
  })
  return (
    <Typography variant="body2" sx={{ minHeight: '2lh' }}>
      {data && t('bidding.confirm.fees', { total: money(data.total), fee: money(data.fee), vat: money(data.vat) })}
    </Typography>
  )
}
