import { Box, Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material'
import { LinkBase, Title, useGetIdentity, useGetList, useTranslate } from 'react-admin'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { BoundedMeta } from '../../providers/data/bounded.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { useAdmin } from '../adminContext.tsx'
import { Icon } from '../Icon.tsx'
import { useNames } from '../names.ts'
import type { NavGroup } from './navigation.ts'
import { useLabel, useNavigation } from './useNavigation.ts'

const Count = ({ entity }: { readonly entity: ResolvedEntity }) => {
  const locale = useLocale()
  const { total, meta, isPending, error } = useGetList(
    entity.id,
    { pagination: { page: 1, perPage: 1 }, sort: entity.sort, filter: {} },
    { retry: false },
  )
  const { moreThan }: BoundedMeta = meta ?? {}
  if (isPending) return <Skeleton width={48} />
  if (error) return <>–</>
  return <>{moreThan === undefined ? total !== undefined && formatCount(total, locale) : `${formatCount(moreThan, locale)}+`}</>
}

const EntityCard = ({ entity }: { readonly entity: ResolvedEntity }) => {
  const names = useNames()
  return (
    <Card variant="outlined">
      <CardActionArea
        component={LinkBase}
        to={`/${entity.id}`}
        sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'flex-start' }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            borderRadius: 1,
            color: 'primary.main',
            backgroundColor: 'action.hover',
          }}
        >
          <Icon name={entity.icon} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h6" component="div" sx={{ lineHeight: 1.2 }}>
            <Count entity={entity} />
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {names.entity(entity, 2)}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}

/** Groups with one item share a section without a heading. */
const sections = (groups: readonly NavGroup[]): readonly Pick<NavGroup, 'name' | 'label' | 'items'>[] => {
  const single = groups.filter(({ items }) => items.length === 1).flatMap(({ items }) => items)
  const shared = { name: '', label: { key: '', fallback: '' }, items: single }
  return [...(single.length > 0 ? [shared] : []), ...groups.filter(({ items }) => items.length > 1)]
}

/** The default start page: all lists with their numbers of records. */
const HomePage = () => {
  const translate = useTranslate()
  const labelOf = useLabel()
  const { model } = useAdmin()
  const { main } = useNavigation()
  const { data } = useGetIdentity()
  return (
    <Stack sx={{ gap: 3, py: 2, px: { xs: 1, sm: 0 } }}>
      <Title title={translate('app.menu.home')} />
      <Box>
        <Typography variant="h5" component="p">
          {translate('app.home.welcome', { name: data?.fullName ?? '' })}
        </Typography>
        <Typography color="text.secondary">{translate('app.home.subtitle')}</Typography>
      </Box>
      {sections(main).map(({ name, label, items }) => (
        <Box key={name} component="section">
          {name !== '' && (
            <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ mb: 1 }}>
              {labelOf(label)}
            </Typography>
          )}
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
            {items.map(({ to }) => {
              const entity = model.entities[to.slice(1)]
              return entity && <EntityCard key={to} entity={entity} />
            })}
          </Box>
        </Box>
      ))}
    </Stack>
  )
}

export default HomePage
