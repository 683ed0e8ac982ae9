import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import Alarm from '@mui/icons-material/AlarmOutlined'
import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined'
import Block from '@mui/icons-material/BlockOutlined'
import CreditCardOff from '@mui/icons-material/CreditCardOffOutlined'
import CreditScore from '@mui/icons-material/CreditScoreOutlined'
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import HighlightOff from '@mui/icons-material/HighlightOffOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import LockReset from '@mui/icons-material/LockResetOutlined'
import MoneyOff from '@mui/icons-material/MoneyOffOutlined'
import Paid from '@mui/icons-material/PaidOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import SavedSearch from '@mui/icons-material/SavedSearchOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import SyncProblem from '@mui/icons-material/SyncProblemOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import Timer from '@mui/icons-material/TimerOutlined'
import TrendingUp from '@mui/icons-material/TrendingUp'
import Undo from '@mui/icons-material/UndoOutlined'
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined'
import Update from '@mui/icons-material/UpdateOutlined'
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import type { ComponentType } from 'react'

/** Icons for all kinds of `schemas/parts/notificationKinds.ts`. */
export const NOTIFICATION_ICONS: Readonly<Record<string, ComponentType>> = {
  outbid: TrendingUp,
  auctionEnding: Timer,
  auctionMoved: Update,
  auctionWon: EmojiEvents,
  auctionLost: Gavel,
  carSold: Sell,
  carNotSold: DirectionsCar,
  decisionNeeded: HelpOutline,
  walletRequestConfirmed: Wallet,
  walletRequestRejected: Wallet,
  orderApproved: TaskAlt,
  orderRejected: HighlightOff,
  planPastDue: CreditCardOff,
  reportNotSent: UnsubscribeOutlined,
  planSuspended: CreditCardOff,
  planRestored: CreditScore,
  planEnded: EventBusy,
  planChangeHeld: EventBusy,
  planTrialEnds: EventBusy,
  planCarsNear: DirectionsCar,
  planCarsFull: DirectionsCar,
  planBidsNear: Gavel,
  planBidsFull: Gavel,
  dealOffered: LocalOffer,
  dealReminder: Alarm,
  dealDefaulted: MoneyOff,
  dealCarBack: Restore,
  dealPaid: Paid,
  dealReleased: Key,
  dealPickedUp: LocalShipping,
  dealDisputed: ReportProblem,
  dealMessage: Forum,
  dealContinued: Gavel,
  dealRefunded: Undo,
  mentioned: AlternateEmail,
  searchMatched: SavedSearch,
  offerSubmitted: LocalOffer,
  offerAccepted: LocalOffer,
  offerScheduled: EventAvailable,
  offerRefused: HighlightOff,
  auctionStuck: SyncProblem,
  dealStuck: SyncProblem,
  firmApproved: VerifiedUser,
  firmSuspended: Block,
  passwordRemoved: LockReset,
}
