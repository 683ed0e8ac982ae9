import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import Same from '@mui/icons-material/RemoveOutlined'
import { Chip, type ChipProps } from '@mui/material'
import type { ReactElement } from 'react'
import { useLocaleState } from 'react-admin'
import { type Change, changeOf } from './change.ts'

interface Look {
  readonly color: ChipProps['color']
  readonly icon: ReactElement
}

const LOOKS: Readonly<Record<Change['direction'], Look>> = {
  up: { color: 'success', icon: <Up /> },
  down: { color: 'error', icon: <Down /> },
  same: { color: 'default', icon: <Same /> },
}

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
      {...LOOKS[direction]}
      {...(neutral && { color: 'default' })}
      label={<bdi>{text}</bdi>}
      sx={{ fontVariantNumeric: 'tabular-nums', '& .MuiChip-icon': { fontSize: 14 } }}
    />
  )
}
