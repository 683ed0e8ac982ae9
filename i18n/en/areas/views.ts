import type { Widen } from '../../widen.ts'

/** Texts of saved views of lists, `views.*`. */
const views = {
  title: 'Views',
  all: 'All records',
  save: 'Save changes',
  saveForAll: 'It changes for everybody that it is shared with',
  saveAs: 'Save as…',
  discard: 'Discard changes',
  changed: 'changed',
  edit: 'Rename and share…',
  pin: 'Show in the menu',
  unpin: 'Remove from the menu',
  makeDefault: 'Open this list with it',
  dropDefault: 'Don’t open this list with it',
  delete: 'Delete…',
  deleteTitle: 'Delete the view “%{name}”?',
  deleteText: 'It disappears for everybody that it is shared with. The records stay.',
  deleteYes: 'Delete',
  create: 'Save as a view',
  editTitle: 'Edit view',
  yes: 'Save',
  name: 'Name',
  firm: 'Within the firm.',
  everyFirm: 'In every firm.',
  incomplete: 'Parts of this view name fields that you may not see. They are left out.',
  missing: 'This view doesn’t exist, or it isn’t shared with you. You see the list without it.',
  saved: 'View saved',
  send: 'Send by mail…',
  gone: 'This view no longer exists, or it isn’t shared with you',
  trash: 'Deleted records',
  deleted: 'View deleted',
}

export type ViewMessages = Widen<typeof views>
export default views
