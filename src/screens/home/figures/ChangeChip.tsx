import TrendingDown from '@mui/icons-material/TrendingDown'
import TrendingFlat from '@mui/icons-material/TrendingFlat'
import TrendingUp from '@mui/icons-material/TrendingUp'
import { Chip, type ChipProps } from '@mui/material'
import type { ReactElement } from 'react'
import { useLocaleState } from 'react-admin'
import { type Change, changeOf } from './change.ts'

interface Look {
  readonly color: ChipProps['color']
  readonly icon: ReactElement
}

const LOOKS: Readonly<Record<Change['direction'], Look>> = {
  up: { color: 'success', icon: <TrendingUp className="pointing" /> },
  down: { color: 'error', icon: <TrendingDown className="pointing" /> },
  same: { color: 'default', icon: <TrendingFlat className="pointing" /> },
}

interface Props {
  readonly value: string
  readonly before: string
  /** Says neither good nor bad. */
  readonly neutral: boolean
}

/** How a number has changed: a sign, its colour, and by how much. Nothing where there is nothing to compare with. */
export const ChangeChip = ({ value, before, neutral }: Props) => {
  const [locale] = useLocaleState()
  const { direction, text } = changeOf(value, before, locale)
  if (text === undefined) return null
  return (
    <Chip
      size="small"
      {...LOOKS[direction]}
      {...(neutral && { color: 'default' })}
      label={<bdi>{text}</bdi>}
      sx={{ fontVariantNumeric: 'tabular-nums', '& .MuiChip-icon': { fontSize: 16 } }}
    />
  )
}
