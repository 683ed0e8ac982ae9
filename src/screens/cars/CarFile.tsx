import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import { Box, Card, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useEntity, useReadable } from '../../admin/adminContext.tsx'
import { ToneChip } from '../../admin/StateChip.tsx'
import { RecordFields } from '../../admin/show/RecordDetails.tsx'
import { FileLink } from '../../admin/uploads.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CarAuctionPanel } from './CarAuctionPanel.tsx'
import { CarGallery } from './CarGallery.tsx'
import { CarCosts, CarMoney } from './CarMoney.tsx'
import { type Car, carName } from './car.ts'
import { Section } from './Facts.tsx'
import { VinFacts } from './VinFacts.tsx'

/** Fields that other parts of the page show. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'year',
  'make',
  'model',
  'image',
  'images',
  'documents',
  'damages',
  'costs',
  'cost',
  'costCurrency',
  'salePrice',
  'saleCurrency',
  'profit',
])

const Damages = ({ damages }: Pick<Car, 'damages'>) => {
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  return (
    <Section title={t('inventory.car.damages')}>
      {damages.length === 0 ? (
        <EmptyState size="line" icon={<CheckCircle />} text={t('inventory.car.noDamages')} />
      ) : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {damages.map((damage) => (
            <ToneChip key={damage} tone="caution" label={translate(`resources.cars.options.damages.${damage}`, { _: damage })} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

const Documents = ({ documents }: Pick<Car, 'documents'>) => {
  const t = useAreaTexts('inventory')
  return (
    <Section title={t('inventory.car.documents')}>
      {documents.length === 0 ? (
        <EmptyState size="line" icon={<Description />} text={t('inventory.car.noDocuments')} />
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignItems: 'flex-start', '& > li': { maxWidth: '100%' } }}>
          {documents.map((id) => (
            <li key={id}>
              <FileLink id={id} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  )
}

/** Width of a fact in CSS pixels: narrower than the default, as a car has no long values such as e-mail addresses. */
const FACT = 220

/** Grid areas; pictures and sale come first in a single column too. */
const AREAS = {
  display: 'grid',
  gap: { xs: 2, lg: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(300px, 3fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"pictures" "sale" "facts"', lg: '"pictures sale" "facts sale"' },
} as const

/** All data of a car on one page. */
export const CarFile = () => {
  const t = useAreaTexts('inventory')
  const entity = useEntity()
  const facts = useReadable(entity.fields).filter(({ name }) => !ELSEWHERE.has(name))
  const car = useRecordContext<Car>()
  if (!car) return null
  const name = carName(car) || t('inventory.list.lot', { number: car.lotNumber ?? '–' })
  return (
    <Box>
      <Box sx={AREAS}>
        <Card sx={{ gridArea: 'pictures', minWidth: 0 }}>
          <CarGallery ids={car.images ?? []} car={car} name={name} />
        </Card>
        <Stack sx={{ gridArea: 'facts', gap: { xs: 2, lg: 2.5 }, minWidth: 0 }}>
          <Section title={t('inventory.car.facts')}>
            <RecordFields column={FACT} entity={entity} fields={facts} record={car} />
          </Section>
          <CarCosts />
        </Stack>
        <Stack sx={{ gridArea: 'sale', gap: { xs: 2, lg: 2.5 }, minWidth: 0 }}>
          <CarAuctionPanel car={car.id} />
          <CarMoney />
          <Damages damages={car.damages ?? []} />
          {car.vin && (
            <Section title={t('inventory.vin.title')}>
              <VinFacts vin={car.vin} />
            </Section>
          )}
          <Documents documents={car.documents ?? []} />
        </Stack>
      </Box>
    </Box>
  )
}
