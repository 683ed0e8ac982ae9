import { Box, Card, Tab } from '@mui/material'
import { Title, useLocation, useNavigate } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { EntityCreate } from '../../admin/form/EntityCreate.tsx'
import { startIn } from '../../admin/form/start/startAddress.ts'
import { useNames } from '../../admin/names.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ScrollableTabs } from '../../ui/ScrollableTabs.tsx'
import { AddByUrl } from './AddByUrl.tsx'
import { BuyCar } from './BuyCar.tsx'

const WAYS = ['byUrl', 'byHand', 'buy'] as const

/**
 * A new car, from the address of its auction, by hand or bought with an invoice (`/Inventory/AddNewCar`, `/Auctions/AddNewCar`). The chosen way is part of the
 * address.
 */
const AddCar = () => {
  const t = useAreaTexts('inventory')
  const title = useNames().create(useEntity())
  const navigate = useNavigate()
  const { hash, pathname, search, state } = useLocation()
  const may = useMay()
  const ways = WAYS.filter((one) => one !== 'buy' || may('purchases', 'create'))
  const way = ways.find((one) => hash === `#${one}`) ?? (startIn(search) ? 'byHand' : 'byUrl')
  return (
    <Box>
      {way !== 'byHand' && <Title title={way === 'buy' ? t('inventory.addCar.buy') : title} />}
      <ScrollableTabs
        value={way}
        aria-label={t('inventory.addCar.way')}
        onChange={(_, next) => navigate({ pathname, search, hash: `#${next}` }, { replace: true, state })}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {ways.map((one) => (
          <Tab key={one} value={one} id={`way-${one}`} aria-controls={`way-panel-${one}`} label={t(`inventory.addCar.${one}`)} />
        ))}
      </ScrollableTabs>
      <Box role="tabpanel" id={`way-panel-${way}`} aria-labelledby={`way-${way}`}>
        {way === 'byUrl' ? (
          <Card sx={{ maxWidth: 960 }}>
            <AddByUrl />
          </Card>
        ) : way === 'buy' ? (
          <BuyCar />
        ) : (
          <EntityCreate />
        )}
      </Box>
    </Box>
  )
}

export default AddCar
