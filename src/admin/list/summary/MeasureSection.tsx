import { Box, Button, Stack, ToggleButton } from '@mui/material'
import { useState } from 'react'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { type MeasureOf, measuresOf, measureText } from '../../../model/lists/listSummary.ts'
import { MAX_MEASURES } from '../../../model/lists/viewState.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'
import { Fold } from '../Fold.tsx'
import { useMeasureName } from './MeasureValue.tsx'
import { useMeasurable, useMeasures } from './useSummary.ts'
import { useSummaryChange } from './useSummaryChange.ts'

interface FieldProps {
  readonly field: ResolvedField
  readonly chosen: readonly string[]
  readonly onToggle: (text: string) => void
}

const TOGGLE = { px: 1, py: 0.25, minHeight: 'max(32px, var(--touch, 0px))', textTransform: 'none' } as const

const FieldMeasures = ({ field, chosen, onToggle }: FieldProps) => {
  const nameOf = useMeasureName()
  const label = useFieldLabel()(useEntity().id, field)
  const toggle = (of: MeasureOf) => {
    const text = measureText({ field: field.name, of })
    const selected = chosen.includes(text)
    return (
      <ToggleButton
        key={of}
        size="small"
        value={of}
        selected={selected}
        disabled={!selected && chosen.length >= MAX_MEASURES}
        onChange={() => onToggle(text)}
        sx={TOGGLE}
      >
        {nameOf(field, of)}
      </ToggleButton>
    )
  }
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 0.5 }}>
      <Box sx={{ typography: 'body2' }}>{label}</Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {measuresOf(field).map(toggle)}
      </Stack>
    </Stack>
  )
}

/** Measures below the list and of its groups; open while the user has chosen some. */
export const MeasureSection = () => {
  const t = useAreaTexts('list')
  const fields = useMeasurable()
  const chosen = useMeasures().map(measureText)
  const [{ measures }, change] = useSummaryChange()
  const [own] = useState(measures !== undefined)
  const toggle = (text: string) => change({ measures: chosen.includes(text) ? chosen.filter((one) => one !== text) : [...chosen, text] })
  if (fields.length === 0) return null
  return (
    <Fold heading={t('list.measures.title')} initiallyOpen={own}>
      <Stack sx={{ gap: 2 }}>
        {fields.map((field) => (
          <FieldMeasures key={field.name} field={field} chosen={chosen} onToggle={toggle} />
        ))}
        {measures && (
          <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => change({ measures: undefined })}>
            {t('list.measures.reset')}
          </Button>
        )}
      </Stack>
    </Fold>
  )
}
