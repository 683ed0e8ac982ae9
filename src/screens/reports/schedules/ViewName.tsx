import { useSavedViews } from '../../../admin/list/views/savedViews.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { BidiEllipsis } from '../../../ui/bidi/BidiEllipsis.tsx'

/** The name of a saved view in lists of schedules and on their pages. */
const ViewName = ({ value }: { readonly value: unknown }) => {
  const t = useAreaTexts('views')
  const { data: views } = useSavedViews()
  if (typeof value !== 'string' || value === '' || !views) return null
  return (
    <span dir="auto">
      <BidiEllipsis text={views.find(({ id }) => id === value)?.name ?? t('views.gone')} />
    </span>
  )
}

export default ViewName
