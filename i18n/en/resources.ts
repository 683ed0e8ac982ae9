import type { ResourceMessages } from '../resourceMessages.ts'

const MAIL_INCOMPLETE = { reportNotSent: 'Scheduled mail incomplete' }

/** English labels come from the schemas (`title`, or the words of the property's name). This file has only what schemas can't express. */
const resources: ResourceMessages = {
  auctions: {
    options: {
      saleType: { pure: 'Pure sale' },
      problem: {
        noHold: 'Deposit missing',
        insufficientFunds: 'Wallet lacks funds',
        incrementsBroken: 'Bid increments unusable',
        unexpected: 'Unexpected error',
      },
    },
  },
  deals: {
    options: {
      problem: {
        noWallet: 'Wallet missing',
        insufficientFunds: 'Wallet lacks funds',
        filesNotCopied: 'Files could not be copied',
        unexpected: 'Unexpected error',
      },
    },
  },
  carOffers: { create: 'Offer a car at auction', options: { saleType: { pure: 'Pure sale' } } },
  bankAccounts: { options: { bankType: { main: 'Main bank', branch: 'Branch bank', savings: 'Savings' } } },
  bids: { fields: { at: 'Time' } },
  cars: {
    options: { drive: { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'All-wheel drive' } },
    groups: { media: 'Images and files' },
    tabs: { condition: 'Condition and specification', media: 'Images and files' },
  },
  commissionRules: { options: { basis: { net: 'Sales without VAT' } } },
  commissionStatements: { options: { 'lines.basis': { net: 'Sales without VAT' } } },
  customers: { options: { language: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } } },
  firms: {
    options: {
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
      vatRounding: { document: 'Per document', line: 'Per line' },
    },
  },
  houseSettings: {
    options: {
      signUp: { open: 'Open to everyone', closed: 'By invitation only' },
      dealerApproval: { manual: 'An Admin approves them', auto: 'Approved at once' },
    },
  },
  moneyTransfers: { options: { kind: { charge: 'Bank fee or interest' } } },
  materials: { options: { trackingType: { lot: 'By lot', serial: 'By serial number' } }, groups: { vat: 'VAT' } },
  notifications: { options: { kind: MAIL_INCOMPLETE } },
  outboxMails: { options: { status: { kept: 'Kept here', sent: 'Sent', waiting: 'To be retried', failed: 'Failed' } } },
  payments: {
    options: { direction: { in: 'Received', out: 'Paid out' } },
  },
  postings: { fields: { at: 'Time' } },
  reports: { options: { containerSize: { full: 'Full width' } } },
  reportSchedules: {
    options: {
      format: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
      lastResult: { partly: 'Partly sent' },
      'results.outcome': { kept: 'Kept in the outbox', waiting: 'To be retried' },
      'results.reason': {
        notAllowed: 'May not run the report or export the list any more',
        notShared: 'The view is not shared any more',
        deleted: 'The view has been deleted',
        inactive: 'Account closed',
        unverified: 'Address not verified',
        truncated: 'First rows only',
        tooLarge: 'The file is too large for a mail',
        tooLong: 'The report took too long',
        filters: 'The filters do not fit, or name fields hidden from the recipient',
        switchedOff: 'Reports are switched off',
        busy: 'The server was busy',
        mailServer: 'Not taken by the mail server',
        interrupted: 'Interrupted; perhaps not sent',
        unknown: 'The report could not be run',
      },
    },
  },
  purchaseOrders: { options: { vatRounding: { document: 'Per document', line: 'Per line' } } },
  savedSearches: { options: { mail: { none: 'Never', daily: 'At most once a day' } } },
  salesOrders: { options: { vatRounding: { document: 'Per document', line: 'Per line' } } },
  sessions: {
    options: {
      endReason: { signOut: 'Signed out', reuse: 'Token used twice', passwordReset: 'Password reset', inactive: 'Account inactive' },
    },
  },
  targets: {
    options: {
      scope: { whole: 'All firms' },
      measure: { net: 'Sales without VAT', gross: 'Sales with VAT', orders: 'Number of orders', cars: 'Cars sold' },
    },
    groups: { whose: 'For', amount: 'Target' },
  },
  users: { options: { mutedNotifications: MAIL_INCOMPLETE, locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } } },
}

export default resources
