import type { Widen } from '../widen.ts'

/** Texts of fields that hold several uploads, `app.uploads.*`. */
const uploads = {
  dropImages: 'Drop images here, or click to choose them',
  dropFiles: 'Drop documents here, or click to choose them',
  main: 'Main picture',
  moveEarlier: 'Move %{number} forward',
  moveLater: 'Move %{number} back',
  moved: 'Now number %{number} of %{count}',
  remove: 'Remove %{number}',
  retry: 'Try again: %{name}',
  cancel: 'Cancel: %{name}',
  progressOf: 'Uploading %{name}',
  wait: 'Please wait until everything has been uploaded',
  unsent: 'Some files have not been uploaded. Try again or remove them, then save.',
}

export type UploadMessages = Widen<typeof uploads>
export default uploads
