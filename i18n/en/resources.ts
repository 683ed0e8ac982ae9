import type { ResourceMessages } from '../resourceMessages.ts'

/** English labels come from the schemas (`title`, or the property's name in words); here is only what a schema can't say. */
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
  bankAccounts: { options: { bankType: { main: 'Main bank', branch: 'Branch bank', savings: 'Savings' } } },
  bids: { fields: { at: 'Time' } },
  cars: {
    options: { drive: { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'All-wheel drive' } },
    groups: { media: 'Images and files' },
  },
  customers: { options: { language: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } } },
  firms: {
    options: {
      locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' },
      vatRounding: { document: 'Per document', line: 'Per line' },
    },
  },
  houseSettings: {
    options: {
      signUp: { open: 'Open to everybody', closed: 'By invitation only' },
      dealerApproval: { manual: 'An Admin approves them', auto: 'Approved at once' },
    },
  },
  moneyTransfers: { options: { kind: { charge: 'Bank fee or interest' } } },
  materials: { options: { trackingType: { lot: 'By lot', serial: 'By serial number' } }, groups: { vat: 'VAT' } },
  outboxMails: { options: { status: { kept: 'Kept here', sent: 'Sent', waiting: 'To be retried', failed: 'Failed' } } },
  payments: {
    options: { direction: { in: 'Received', out: 'Paid out' } },
  },
  postings: { fields: { at: 'Time' } },
  reports: { options: { containerSize: { full: 'Full width' } } },
  purchaseOrders: { options: { vatRounding: { document: 'Per document', line: 'Per line' } } },
  salesOrders: { options: { vatRounding: { document: 'Per document', line: 'Per line' } } },
  sessions: {
    options: {
      endReason: { signOut: 'Signed out', reuse: 'Token used twice', passwordReset: 'Password reset', inactive: 'Account inactive' },
    },
  },
  users: { options: { locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } } },
}

export default resources
