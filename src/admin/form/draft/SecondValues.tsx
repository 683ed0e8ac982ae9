import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useListedFields } from '../useListedFields.ts'
import { DraftNotice } from './DraftNotice.tsx'

interface Props {
  readonly fields: readonly string[]
  readonly onSwap: () => void
  readonly onClose: () => void
}

/** Says that the draft has other values of fields than what was typed meanwhile, which the form shows. */
export const SecondValues = ({ fields, onSwap, onClose }: Props) => {
  const t = useAreaTexts('record')
  const listed = useListedFields()
  return (
    <DraftNotice
      actions={[
        [t('record.draft.swap'), onSwap],
        [t('record.live.dismiss'), onClose],
      ]}
    >
      {t('record.draft.typedSince', { fields: listed(fields) })}
    </DraftNotice>
  )
}
