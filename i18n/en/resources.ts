import type { ResourceMessages } from '../resourceMessages.ts'

/** English labels come from the schemas (`title`, or the property's name in words); here is only what a schema can't say. */
const resources: ResourceMessages = {
  bankAccounts: { options: { bankType: { main: 'Main bank', branch: 'Branch bank', savings: 'Savings' } } },
  outboxMails: { options: { status: { kept: 'Kept here', sent: 'Sent', failed: 'Failed' } } },
  sessions: {
    options: {
      endReason: { signOut: 'Signed out', reuse: 'Token used twice', passwordReset: 'Password reset', inactive: 'Account inactive' },
    },
  },
  users: { options: { locale: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } } },
}

export default resources
