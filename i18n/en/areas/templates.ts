import type { Widen } from '../../widen.ts'

/** Texts of templates of new records, `templates.*`. */
const templates = {
  title: 'Templates',
  saveAs: 'Save as template…',
  create: 'Save as a template',
  createText: 'New records can start with these values. Passwords, files, and values that are unique or computed are left out.',
  editTitle: 'Edit template',
  editText: 'The values stay as they are.',
  yes: 'Save',
  name: 'Name',
  update: 'Replace the values of “%{name}”',
  edit: 'Rename and share “%{name}”…',
  delete: 'Delete “%{name}”…',
  deleteTitle: 'Delete the template “%{name}”?',
  deleteText: 'It disappears for everybody that it is shared with. Records that started with it stay.',
  deleteYes: 'Delete',
  saved: 'Template saved',
  deleted: 'Template deleted',
  started: 'Started with the template “%{name}”.',
  incomplete: 'Parts of it name fields that no longer exist or that you may not fill in. They are left out.',
  missing: 'This template doesn’t exist, or it isn’t shared with you.',
}

export type TemplateMessages = Widen<typeof templates>
export default templates
