import { Box, Button, Collapse } from '@mui/material'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { viewOfType } from '../../admin/fieldTypes.ts'
import { useEntityForm, useFormValues } from '../../admin/form/entityForm.ts'
import { decodeVin } from '../../domain/vin/decodeVin.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { thisYear, VinFacts } from './VinFacts.tsx'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Input']>

/** The generated input of a VIN with its decoded facts below it; a button copies make and year into the form. */
const VinInput = (props: Props) => {
  const t = useAreaTexts('inventory')
  const { Input } = viewOfType(props.field)
  const { setValue } = useEntityForm<'cars'>()
  const value: unknown = useWatch({ name: props.source })
  const [make, year] = useFormValues<'cars'>('make', 'year')
  const decoded = typeof value === 'string' ? decodeVin(value, thisYear()) : undefined
  const [modelYear] = decoded?.modelYears.length === 1 ? decoded.modelYears : []
  const news = [
    ...(decoded?.maker && !make ? ([['make', decoded.maker]] as const) : []),
    ...(modelYear !== undefined && !year ? ([['year', modelYear]] as const) : []),
  ]
  return (
    <>
      <Input {...props} />
      <Collapse in={decoded !== undefined} unmountOnExit>
        <Box sx={{ px: 1.75, py: 1.5, mt: 1, borderRadius: 1, backgroundColor: 'action.hover' }}>
          {decoded && <VinFacts across vin={decoded.vin} />}
          {news.length > 0 && !props.disabled && (
            <Button
              size="small"
              sx={{ mt: 1 }}
              onClick={() => {
                for (const [name, known] of news) setValue(name, known, { shouldDirty: true, shouldValidate: true })
              }}
            >
              {t('inventory.vin.take')}
            </Button>
          )}
        </Box>
      </Collapse>
    </>
  )
}

export default VinInput
