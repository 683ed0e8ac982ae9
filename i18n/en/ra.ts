import english from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'

const { ra } = english

/** React-admin's own English with the wordings of the specification, section 8. */
const messages: TranslationMessages = {
  ra: {
    ...ra,
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
