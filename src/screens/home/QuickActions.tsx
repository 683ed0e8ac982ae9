import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import Add from '@mui/icons-material/Add'
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import type { Action } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { BOARD_PATH } from '../auctions/paths.ts'

interface QuickAction {
  /** Text `home.actions.<id>`. */
  readonly id: string
  readonly icon: ReactNode
  readonly to: string
  readonly right: readonly [entity: string, action: Action]
}

/** The first one that the user has the right to is the primary button. */
export const ADMIN_ACTIONS: readonly QuickAction[] = [
  { id: 'order', icon: <Add />, to: '/salesOrders/create', right: ['salesOrders', 'create'] },
  { id: 'car', icon: <DirectionsCar />, to: '/cars/create', right: ['cars', 'create'] },
  { id: 'buyCar', icon: <ShoppingBag />, to: '/cars/create#buy', right: ['purchases', 'create'] },
  { id: 'customer', icon: <PersonAdd />, to: '/customers/create', right: ['customers', 'create'] },
]

export const DEALER_ACTIONS: readonly QuickAction[] = [
  { id: 'board', icon: <Gavel />, to: BOARD_PATH, right: ['auctions', 'list'] },
  { id: 'car', icon: <DirectionsCar />, to: '/cars/create', right: ['cars', 'create'] },
  { id: 'buyCar', icon: <ShoppingBag />, to: '/cars/create#buy', right: ['purchases', 'create'] },
  { id: 'wallet', icon: <AccountBalanceWallet />, to: '/-/WalletManage', right: ['wallets', 'list'] },
]

/** Frequent actions beside the title; on phones all but the first are icons. */
export const QuickActions = ({ actions }: { readonly actions: readonly QuickAction[] }) => {
  const t = useAreaTexts('home')
  const may = useMay()
  const [first, ...others] = actions.filter(({ right }) => may(...right))
  if (!first) return null
  return (
    <HeaderExtra>
      <Box className="hub-extra-line" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, width: '100%' }}>
        {others.toReversed().map(({ id, icon, to }) => (
          <Button
            key={id}
            component={LinkBase}
            to={to}
            variant="outlined"
            startIcon={icon}
            aria-label={t(`home.actions.${id}`)}
            sx={{
              order: { xs: 1, sm: 0 },
              minWidth: { xs: 44, sm: 64 },
              px: { xs: 1, sm: 2 },
              '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } },
            }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t(`home.actions.${id}`)}
            </Box>
          </Button>
        ))}
        <Button component={LinkBase} to={first.to} variant="contained" startIcon={first.icon} sx={{ flex: { xs: 1, sm: 'none' } }}>
          {t(`home.actions.${first.id}`)}
        </Button>
      </Box>
    </HeaderExtra>
  )
}
