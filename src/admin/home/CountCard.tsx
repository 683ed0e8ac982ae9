import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { LinkBase, useGetList, useLocaleState } from 'react-admin'
import type { BoundedMeta } from '../../providers/data/bounded.ts'
import { intlLocale } from '../../providers/i18n/format.ts'
import { useAdmin } from '../adminContext.tsx'
import { Icon } from '../Icon.tsx'
import { type ListFilter, listAddress } from './listAddress.ts'

interface Frame {
  readonly label: string
  readonly icon: string
  readonly to: string
  /** Undefined while it is on its way, null when it could not be had. */
  readonly value: string | null | undefined
}

const SIGN = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 1,
  color: 'primary.main',
  backgroundColor: 'action.hover',
} as const

/** A number, what it counts, and the way to what it counts. */
export const NumberCard = ({ label, icon, to, value }: Frame) => (
  <Card>
    <CardActionArea component={LinkBase} to={to} sx={{ p: 2, display: 'flex', gap: 2, justifyContent: 'flex-start' }}>
      <Box sx={SIGN}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h6" component="div" sx={{ lineHeight: 1.2 }}>
          {value === undefined ? <Skeleton width={48} /> : (value ?? '–')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
      </Box>
    </CardActionArea>
  </Card>
)

interface Props {
  readonly entity: string
  readonly label: string
  readonly filter?: ListFilter
  /** Where these records are listed, if not in their own list. */
  readonly to?: string
}

/** How many records there are, as far as the user may see them. */
export const CountCard = ({ entity, label, filter, to }: Props) => {
  const [locale] = useLocaleState()
  const { model } = useAdmin()
  const { total, meta, isPending, error } = useGetList(
    entity,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter },
    { retry: false },
  )
  const { moreThan }: BoundedMeta = meta ?? {}
  const number = (count: number): string => count.toLocaleString(intlLocale(locale))
  const counted = moreThan === undefined ? number(total ?? 0) : `${number(moreThan)}+`
  return (
    <NumberCard
      label={label}
      icon={model.entities[entity]?.icon ?? ''}
      to={to ?? listAddress(`/${entity}`, filter)}
      value={isPending ? undefined : error ? null : counted}
    />
  )
}
