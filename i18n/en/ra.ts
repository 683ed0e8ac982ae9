import english from 'ra-language-english'
import { rewritten, typographicApostrophes } from '../typography.ts'

const ra = rewritten(english.ra, typographicApostrophes)

/** React-admin's own English with the wordings of the specification, sections 2 and 8. */
const messages: typeof english = {
  ra: {
    ...ra,
    auth: { ...ra.auth, logout: 'Sign Out' },
    notification: {
      ...ra.notification,
      created: 'Created successfully',
      updated: 'Updated successfully |||| %{smart_count} records updated successfully',
      deleted: 'Deleted successfully |||| %{smart_count} records deleted successfully',
      http_error: 'Request failed. Please try again.',
    },
  },
}

export default messages
