import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import { Box } from '@mui/material'
import { useCreatePath, useLocaleState } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDecimal } from '../../../providers/i18n/format.ts'
import { TintedIcon } from '../../../ui/TintedIcon.tsx'
import { Share } from '../figures/FigureCard.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useDashboard } from '../useDashboard.ts'

/** Share of the minimum below which a material is marked as urgent. */
const URGENT = 0.5

const withoutZeros = (quantity: string): string => quantity.replace(/\.?0+$/, '') || '0'

/** Materials below their minimum stock. */
export const LowStock = () => {
  const t = useAreaTexts('home')
  const path = useCreatePath()
  const [locale] = useLocaleState()
  const { data, error, refetch } = useDashboard()
  const short = data ? (data.lowStock ?? []) : undefined
  const quantity = (value: string): string => formatDecimal(value.includes('.') ? withoutZeros(value) : value, locale)
  return (
    <Panel title={t('home.lists.lowStock')} to={listAddress('/materials', short?.length ? { id: short.map(({ id }) => id) } : {})}>
      <Entries records={short} error={error} retry={refetch} empty={{ icon: <Inventory2 />, text: t('home.empty.lowStock') }}>
        {({ id, code, name, available, minimum }) => {
          const tone = Number(available) < URGENT * Number(minimum) ? 'danger' : 'caution'
          return (
            <Entry
              key={id}
              to={path({ resource: 'materials', id, type: 'show' })}
              icon={
                <TintedIcon tone={tone}>
                  <Inventory2 />
                </TintedIcon>
              }
              primary={<bdi>{name}</bdi>}
              secondary={<bdi dir="ltr">{code}</bdi>}
              end={
                <>
                  <bdi>{quantity(available)}</bdi>{' '}
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {t('home.lists.ofMinimum', { minimum: quantity(minimum) })}
                  </Box>
                </>
              }
              below={
                <Box sx={{ width: 88, mt: 0.5 }}>
                  <Share part={Math.max(0, Number(available))} whole={Number(minimum)} tone={tone} />
                </Box>
              }
            />
          )
        }}
      </Entries>
    </Panel>
  )
}
