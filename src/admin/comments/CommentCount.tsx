import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { useEntity } from '../adminContext.tsx'
import { useComments } from './useComments.ts'

/** The number of comments on the record in context, if there are any, and of those that the user has not seen. */
const CommentCount = () => {
  const t = useAreaTexts('comments')
  const { id: entity } = useEntity()
  const record = String(useRecordContext()?.id)
  const { data = [] } = useComments({ entity, record })
  const locale = useLocale()
  const unread = data.filter((comment) => comment.unread).length
  if (data.length === 0) return null
  return (
    <>
      {` (${formatCount(data.length, locale)})`}
      {unread > 0 && (
        <>
          {' '}
          <Chip component="span" size="small" color="primary" label={t('comments.unread', { smart_count: unread })} sx={{ height: 20 }} />
        </>
      )}
    </>
  )
}

export default CommentCount
