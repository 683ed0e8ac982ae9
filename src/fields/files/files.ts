import { uploadsField } from '../shared/uploads/uploads.ts'

/** Several documents in an order of the user's. */
export const filesField = uploadsField('files', 'file')
