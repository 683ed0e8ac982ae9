import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, Skeleton, Stack } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Setup } from '../../domain/setup.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { type HouseSettings, useSettings } from './useSettings.ts'

interface Props {
  readonly name: 'signUp' | 'dealerApproval'
  readonly values: readonly string[]
  readonly value: string | null
  /** Default value. */
  readonly otherwise?: string
  readonly disabled: boolean
  readonly onChange: (changes: Partial<HouseSettings>) => void
}

/** One decision; a choice applies immediately. */
const Decision = ({ name, values, value, otherwise, disabled, onChange }: Props) => {
  const t = useAreaTexts('setup')
  const translate = useTranslate()
  const id = useId()
  const labelOf = (choice: string) => translate(`resources.houseSettings.options.${name}.${choice}`)
  return (
    <FormControl disabled={disabled} sx={{ minWidth: 0 }}>
      <FormLabel id={id}>{translate(`resources.houseSettings.fields.${name}`)}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value ?? ''} onChange={(_, chosen) => onChange({ [name]: chosen })}>
        {values.map((choice) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={labelOf(choice)} />
        ))}
      </RadioGroup>
      {!value && otherwise && <FormHelperText>{t('setup.untilChosen', { choice: labelOf(otherwise) })}</FormHelperText>}
    </FormControl>
  )
}

/** Who may sign up, and whether new dealers need approval. */
export const SignUpStep = ({ dealerApproval }: Pick<Setup, 'dealerApproval'>) => {
  const { settings, change, busy } = useSettings()
  if (!settings) return <Skeleton variant="rounded" width="100%" height={96} />
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 6, rowGap: 2, flexBasis: '100%' }}>
      <Decision name="signUp" values={['open', 'closed']} value={settings.signUp} disabled={busy} onChange={change} />
      <Decision
        name="dealerApproval"
        values={['manual', 'auto']}
        value={settings.dealerApproval}
        otherwise={dealerApproval}
        disabled={busy}
        onChange={change}
      />
    </Stack>
  )
}
