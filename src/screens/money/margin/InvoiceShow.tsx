import { Box, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { EntityShow } from '../../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import { lockIn } from '../../../model/records/recordLock.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatPercent } from '../../../providers/i18n/format.ts'
import { Amount } from '../../parts/Quantity.tsx'
import { Section } from '../../parts/Section.tsx'
import { type Margin, useMargins } from './useMargins.ts'

const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  m: 0,
} as const

const AMOUNTS = ['net', 'cost', 'margin'] as const

const Facts = ({ margin }: { readonly margin: Margin }) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  return (
    <>
      <Box component="dl" sx={FACTS}>
        {AMOUNTS.map((name) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {t(`money.margin.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              <Amount value={margin[name]} currency={margin.currency} />
            </Typography>
          </div>
        ))}
        <div>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t('money.margin.percent')}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <bdi>{margin.percent === null ? '–' : formatPercent(margin.percent, locale)}</bdi>
          </Typography>
        </div>
      </Box>
      {!margin.complete && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('money.margin.incomplete')}
        </Typography>
      )}
    </>
  )
}

/** The invoice's margin, for users who may see stock values (`PRODUCT.md E17`). */
const Earned = ({ id }: { readonly id: string }) => {
  const t = useAreaTexts('money')
  const { data, isPending, isError, refetch } = useMargins([id])
  const [margin] = data ?? []
  return (
    <Section title={t('money.margin.margin')} pending={isPending} failed={isError && t('money.failed')} retry={() => void refetch()}>
      {margin && <Facts margin={margin} />}
    </Section>
  )
}

const Own = () => {
  const may = useMay()
  const record = useShownRecord('invoices')
  return record && lockIn(record)?.code !== 'sharedRecord' && may('materialTransactions', 'list') ? <Earned id={record.id} /> : null
}

/** The generated page of an invoice, with its margin. */
const InvoiceShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Own />
      </>
    }
  />
)

export default InvoiceShow
