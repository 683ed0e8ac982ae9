import { MenuItem, Stack, TextField } from '@mui/material'
import type { Json } from '../../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { isCounted, PERIODS, type PeriodKind, periodName, periodOf } from './periods.ts'

const MAX_COUNT = 999

/** Days, weeks or months of a period that has just been chosen. */
const USUAL: Partial<Readonly<Record<PeriodKind, number>>> = { lastDays: 30, nextDays: 30, lastMonths: 12 }

interface Props {
  readonly label: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** A period relative to today. */
export const PeriodValue = ({ label, value, onChange }: Props) => {
  const t = useAreaTexts('list')
  const period = periodOf(value)
  const choose = (name: string) => {
    const kind = PERIODS.find((one) => one === name)
    if (kind) onChange(periodName({ kind, count: period?.count ?? USUAL[kind] ?? 4 }))
  }
  return (
    <Stack direction="row" sx={{ gap: 1, '&&': { flexBasis: 260 } }}>
      <TextField select size="small" fullWidth label={label} value={period?.kind ?? ''} onChange={({ target }) => choose(target.value)}>
        {PERIODS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`list.filter.periods.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {period && isCounted(period.kind) && (
        <TextField
          type="number"
          size="small"
          label={t('list.filter.count')}
          sx={{ width: 92, flexShrink: 0 }}
          defaultValue={period.count}
          onChange={({ target }) => {
            const count = Number(target.value)
            if (Number.isInteger(count) && count > 0 && count <= MAX_COUNT) onChange(periodName({ ...period, count }))
          }}
          slotProps={{ htmlInput: { min: 1, max: MAX_COUNT, step: 1 } }}
        />
      )}
    </Stack>
  )
}
