import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import Same from '@mui/icons-material/RemoveOutlined'
import { Chip } from '@mui/material'
import type { ReactElement } from 'react'
import { useLocaleState } from 'react-admin'
import { chipColor } from '../../../admin/StateChip.tsx'
import type { Tone } from '../../../model/entitySchema.ts'
import { type Change, changeOf } from './change.ts'

type Direction = Change['direction']

const TONES: Readonly<Partial<Record<Direction, Tone>>> = { up: 'good', down: 'danger' }

const ICONS: Readonly<Record<Direction, ReactElement>> = { up: <Up />, down: <Down />, same: <Same /> }

interface Props {
  readonly value: string
  readonly before: string
  /** Whether an increase is neither good nor bad. */
  readonly neutral: boolean
}

/** The change of a number: icon, colour and percentage. Renders nothing if there is nothing to compare with. */
export const ChangeChip = ({ value, before, neutral }: Props) => {
  const [locale] = useLocaleState()
  const { direction, text } = changeOf(value, before, locale)
  if (text === undefined) return null
  return (
    <Chip
      size="small"
      color={chipColor(neutral ? undefined : TONES[direction])}
      icon={ICONS[direction]}
      label={<bdi>{text}</bdi>}
      sx={{ fontVariantNumeric: 'tabular-nums', '& .MuiChip-icon': { fontSize: 14 } }}
    />
  )
}
