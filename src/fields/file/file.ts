import { uploadField } from '../uploads.ts'

/** Any document: the id of an upload. */
export const fileField = uploadField('file')
