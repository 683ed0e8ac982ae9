import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import { useMay } from '../../../admin/adminContext.tsx'
import { listAddress } from '../../../admin/home/listAddress.ts'
import type { WalletFigure } from '../../../domain/dashboard.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { availableOf } from '../../wallets/amounts.ts'
import { BidCards } from './BidCards.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureRow } from './FigureRow.tsx'
import { Sparkline } from './Sparkline.tsx'
import { TradeFigures } from './TradeFigures.tsx'
import { TrendCard } from './TrendCard.tsx'
import { useAmounts } from './texts.ts'

const WALLET = '/-/WalletManage'

/** Available balance of the first wallet, with the trend of its balance. */
const WalletCard = ({ wallets: [wallet] }: { readonly wallets: readonly WalletFigure[] }) => {
  const t = useAreaTexts('home')
  const { amount } = useAmounts()
  const common = { label: t('home.figures.available'), icon: <AccountBalanceWallet />, to: WALLET }
  if (!wallet)
    return <FigureCard {...common} value={amount('0', null)} picture={<Sparkline values={[0, 0]} />} note={t('home.figures.noWallet')} />
  const { currency, balance, held, trend } = wallet
  return (
    <FigureCard
      {...common}
      value={amount(availableOf(wallet), currency)}
      picture={<Sparkline values={trend.map(Number)} />}
      note={t('home.figures.balance', { balance: amount(balance, currency), held: amount(held, currency) })}
    />
  )
}

/** A Dealer's key figures: money, bids, wins, trade. */
export const DealerFigures = () => {
  const t = useAreaTexts('home')
  const may = useMay()
  return (
    <>
      <FigureRow count={4}>
        {({ wallets, won }) => (
          <>
            {wallets && <WalletCard wallets={wallets} />}
            {may('auctions', 'list') && <BidCards />}
            {won && (
              <TrendCard
                label={t('home.figures.won')}
                icon={<EmojiEvents />}
                to={listAddress('/bids', { status: 'won' })}
                figures={[won]}
              />
            )}
          </>
        )}
      </FigureRow>
      <FigureRow count={2}>{(sums) => <TradeFigures {...sums} />}</FigureRow>
    </>
  )
}
