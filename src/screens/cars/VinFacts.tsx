import { Stack, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { ToneChip } from '../../admin/StateChip.tsx'
import { type DecodedVin, decodeVin, vinWarnings } from '../../domain/vin/decodeVin.ts'
import { countryName } from '../../model/values/keptFormats.ts'
import { type Texts, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { Facts } from './Facts.tsx'

const yearText = ({ modelYears: [first, second] }: DecodedVin, t: Texts): string | undefined =>
  first === undefined || second === undefined ? first?.toString() : t('inventory.vin.or', { first, second })

const CheckDigit = ({ checkDigit: { stated, expected, valid } }: DecodedVin) => {
  const t = useAreaTexts('inventory')
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center', my: '-2px' }}>
      <bdi>{stated}</bdi>
      <ToneChip tone={valid ? 'good' : 'caution'} label={valid ? t('inventory.vin.valid') : t('inventory.vin.expected', { expected })} />
    </Stack>
  )
}

/** The current year; model years may be one ahead. */
export const thisYear = (): number => new Date().getFullYear()

/** The facts that a VIN encodes by the standard, and warnings about it. Renders nothing for an invalid VIN. */
export const VinFacts = ({ vin, across }: { readonly vin: string; readonly across?: boolean }) => {
  const t = useAreaTexts('inventory')
  const [locale] = useLocaleState()
  const decoded = decodeVin(vin, thisYear())
  if (!decoded) return null
  const warnings = vinWarnings(decoded)
  return (
    <>
      <Facts
        across={across}
        facts={[
          [t('inventory.vin.maker'), decoded.maker],
          [t('inventory.vin.country'), decoded.country && countryName(decoded.country, locale)],
          [t('inventory.vin.region'), decoded.region && t(`inventory.vin.regions.${decoded.region}`)],
          [t('inventory.vin.modelYear'), yearText(decoded, t)],
          [t('inventory.vin.wmi'), <bdi key="wmi">{decoded.wmi}</bdi>],
          [t('inventory.vin.plant'), <bdi key="plant">{decoded.plant}</bdi>],
          [t('inventory.vin.serial'), <bdi key="serial">{decoded.serial}</bdi>],
          [t('inventory.vin.checkDigit'), <CheckDigit key="check" {...decoded} />],
        ]}
      />
      {warnings.includes('year') && (
        <Typography variant="body2" color="warning.main" sx={{ mt: 1 }}>
          {t('inventory.vin.yearWarning')}
        </Typography>
      )}
      {warnings.includes('serial') && (
        <Typography variant="body2" color="warning.main" sx={{ mt: 1 }}>
          {t('inventory.vin.serialWarning')}
        </Typography>
      )}
    </>
  )
}
