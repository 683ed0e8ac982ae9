import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { STATUS_COLOR } from './statusColor.ts'

const isStatus = (value: unknown): value is keyof typeof STATUS_COLOR => typeof value === 'string' && value in STATUS_COLOR

/** An auction's status in lists and on pages. */
export const StatusCell = ({ value }: { readonly value: unknown }) => {
  const translate = useTranslate()
  const label = translate(`resources.auctions.options.status.${value}`, { _: String(value) })
  return <Chip size="small" color={isStatus(value) ? STATUS_COLOR[value] : 'default'} label={label} sx={{ fontWeight: 600 }} />
}
