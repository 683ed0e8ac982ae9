import type { Widen } from '../../widen.ts'

/** Texts of deleted records, `trash.*`. */
const trash = {
  kind: 'Kind of record',
  allKinds: 'All kinds',
  restore: 'Restore',
  remove: 'Delete for good',
  chooseAll: 'Select all shown',
  deletedBy: 'deleted by %{by}, %{at}',
  deletedAt: 'deleted %{at}',
  followed: 'with %{smart_count} other record |||| with %{smart_count} other records',
  restoredWith: 'Restored with it',
  refersAgain: 'Will refer to it again',
  removeTitle: 'Delete %{smart_count} record for good? |||| Delete %{smart_count} records for good?',
  removeText: 'They can’t be restored after this. Their comments and files go with them.',
  emptyAll: 'Delete all for good',
  emptyTitle: 'Delete all deleted records of the kind “%{kind}” for good?',
  empty: 'Nothing has been deleted',
  hint: 'Deleted records stay here for %{smart_count} day and can be restored until then. |||| Deleted records stay here for %{smart_count} days and can be restored until then.',
  notFound: 'No deleted record matches',
  noneYet: 'None of the latest deletions matches',
  searchOn: 'Search older deletions',
  more: 'Show more',
  loadFailed: 'The deleted records could not be loaded',
  restored: '%{smart_count} record restored |||| %{smart_count} records restored',
  removed: '%{smart_count} record deleted for good |||| %{smart_count} records deleted for good',
  refused: '%{smart_count} record could not be changed |||| %{smart_count} records could not be changed',
  left: 'Restored, but %{smart_count} record that was deleted or changed with it stays as it is |||| Restored, but %{smart_count} records that were deleted or changed with it stay as they are',
} as const

export type TrashMessages = Widen<typeof trash>

export default trash
