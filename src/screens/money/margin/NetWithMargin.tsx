import { Box } from '@mui/material'
import { type ComponentProps, use } from 'react'
import { ListContext, useLocaleState } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { viewOfType } from '../../../admin/fieldTypes.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatPercent } from '../../../providers/i18n/format.ts'
import { useMargins } from './useMargins.ts'

const SMALL = { display: 'block', fontSize: '0.75rem', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' } as const

/** An invoice's net total; in a list also its margin, for users who may see stock values. */
const NetWithMargin = (props: ComponentProps<ReturnType<typeof viewOfType>['Cell']>) => {
  const may = useMay()
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const rows: readonly { readonly id: unknown }[] = use(ListContext)?.data ?? []
  const ids = rows.map(({ id }) => String(id))
  const id = String(props.record?.id ?? '')
  const { data } = useMargins(ids.includes(id) && may('materialTransactions', 'list') ? ids : [])
  const margin = data?.find((one) => one.id === id)
  const { Cell } = viewOfType(props.field)
  return (
    <>
      <Cell {...props} />
      {margin?.percent && margin.complete && (
        <Box component="span" sx={{ ...SMALL, color: margin.percent.startsWith('-') ? 'error.main' : 'text.secondary' }}>
          {t('money.margin.short', { percent: formatPercent(margin.percent, locale) })}
        </Box>
      )}
    </>
  )
}

export default NetWithMargin
