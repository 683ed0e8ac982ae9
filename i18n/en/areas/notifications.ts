import type { Widen } from '../../widen.ts'

/** Texts of the bell and its panel, `notifications.*`. The parameters of a kind (`%{car}`) are those passed to `features/notifications/notify.ts`. */
const notifications = {
  title: 'Notifications',
  unread: '%{smart_count} unread notification |||| %{smart_count} unread notifications',
  isUnread: 'Unread.',
  readAll: 'Mark all as read',
  empty: 'Nothing new. News about your cars, bids, orders and wallets appears here.',
  failed: 'Notifications could not be loaded.',
  kinds: {
    outbid: 'You have been outbid on %{car}. The price is now %{amount}.',
    auctionEnding: 'The auction of %{car} ends on %{endsAt}.',
    auctionWon: 'You have won %{car} for %{amount}.',
    auctionLost: '%{car} went to another bidder for %{amount}.',
    carSold: 'Your %{car} was sold for %{amount}.',
    carNotSold: 'Your %{car} was not sold.',
    decisionNeeded: '%{amount} was bid for your %{car}. Please decide within 24 hours.',
    searchMatched: '%{car} is on offer and matches your search %{search}. Bidding starts on %{startsAt}.',
    offerAccepted: 'Your offer of %{car} was accepted. It will be scheduled next.',
    offerScheduled: 'Your %{car} is lot %{lot}: bidding starts on %{startsAt} and ends on %{endsAt}.',
    offerRefused: 'Your offer of %{car} was refused: %{reason}',
    walletRequestConfirmed: 'Your request for %{amount} was confirmed.',
    walletRequestRejected: 'Your request for %{amount} was rejected.',
    orderApproved: 'Order %{number} was approved.',
    orderRejected: 'Order %{number} was rejected.',
    planPastDue: 'Your plan %{plan} could not be paid from your wallet.',
    reportNotSent: 'Your scheduled report %{schedule} was mailed to %{sent} of %{all} recipients only. Its page says why.',
    planSuspended: 'Your plan %{plan} is suspended: nothing can be changed until it is paid.',
    planRestored: 'Your plan %{plan} is paid and active again.',
    planEnded: 'Your plan %{plan} has ended.',
    planChangeHeld: 'Your plan %{plan} was renewed: you have more than the planned smaller plan allows.',
    dealOffered: '%{car} is offered to you for %{amount} until %{endsAt}: the winner did not pay.',
    dealReminder: 'Please pay %{amount} for %{car} by %{dueDay}.',
    dealDefaulted: '%{car} was not paid in time. The deal has ended.',
    dealCarBack: '%{car} is back in stock and can be offered again.',
    dealPaid: '%{car} has been paid. %{amount} was credited to your wallet.',
    dealReleased: '%{car} is yours. Its page shows the gate code.',
    dealPickedUp: '%{car} has left the car lot.',
    dealDisputed: 'The deal about %{car} is disputed: %{reason}',
    dealMessage: 'New message about %{car}.',
    dealContinued: 'The dispute about %{car} was decided: the deal continues. %{reason}',
    dealRefunded: 'The deal about %{car} was cancelled and refunded. %{reason}',
    firmApproved: 'Your firm %{firm} has been approved.',
    firmSuspended: 'Your firm %{firm} has been suspended: %{reason}',
    passwordRemoved:
      'You signed in with a provider for the first time. Your earlier password no longer works, because it was set before this email address was verified. To set a new one, sign out and choose “Forgot password?”.',
    offerSubmitted: '%{car} was offered for auction. Please decide.',
    auctionStuck: '%{car} could not be started or settled on time. It is retried automatically; its page shows the reason.',
  },
}

export type NotificationMessages = Widen<typeof notifications>
export default notifications
