/** Kinds of notifications that users may switch off. */
export const MUTABLE_KINDS = [
  'outbid',
  'auctionEnding',
  'auctionWon',
  'auctionLost',
  'carSold',
  'carNotSold',
  'decisionNeeded',
  'walletRequestConfirmed',
  'walletRequestRejected',
  'orderApproved',
  'orderRejected',
  'planPastDue',
  'reportNotSent',
  'planSuspended',
  'planRestored',
  'planEnded',
  'planChangeHeld',
] as const

/** Kinds of notifications. A new kind needs its text in `i18n/<language>/areas/notifications.ts`, which a test checks. */
export const NOTIFICATION_KINDS = [...MUTABLE_KINDS, 'passwordRemoved', 'auctionStuck', 'firmApproved', 'firmSuspended'] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_TONES = {
  outbid: 'caution',
  auctionEnding: 'hint',
  auctionWon: 'good',
  carSold: 'good',
  decisionNeeded: 'caution',
  walletRequestConfirmed: 'good',
  walletRequestRejected: 'danger',
  orderApproved: 'good',
  orderRejected: 'danger',
  planPastDue: 'danger',
  reportNotSent: 'danger',
  planSuspended: 'danger',
  planRestored: 'good',
  planEnded: 'caution',
  planChangeHeld: 'caution',
  passwordRemoved: 'caution',
  auctionStuck: 'danger',
  firmApproved: 'good',
  firmSuspended: 'danger',
} as const satisfies Partial<Record<NotificationKind, 'good' | 'caution' | 'danger' | 'hint'>>
