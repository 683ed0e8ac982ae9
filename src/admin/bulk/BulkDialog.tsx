import type { ComponentProps } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { FailedList } from './FailedList.tsx'
import { NotShownNote } from './NotShownNote.tsx'
import type { BULK_TEXTS, useBulk } from './useBulk.ts'

interface Props extends Omit<ComponentProps<typeof FormDialog>, 'busy'> {
  /** The action that takes the values. */
  readonly bulk: ReturnType<typeof useBulk>
  readonly texts: (typeof BULK_TEXTS)[keyof typeof BULK_TEXTS]
}

/** Asks for the values of an action on the selected records, and lists the records that it failed for. */
export const BulkDialog = ({ bulk, texts, children, ...dialog }: Props) => (
  <FormDialog {...dialog} busy={bulk.running}>
    <NotShownNote />
    {children}
    <FailedList failed={bulk.failed} title={texts.failed} />
  </FormDialog>
)
