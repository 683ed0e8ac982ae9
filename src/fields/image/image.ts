import { uploadField } from '../shared/uploads/uploads.ts'

/** A picture: the id of an upload, which the server has re-encoded and stripped of its metadata. */
export const imageField = uploadField('image')
