import { useRecordContext } from 'react-admin'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import { useEntity } from '../adminContext.tsx'
import { useComments } from './useComments.ts'

/** The number of comments on the record in context, if there are any. */
const CommentCount = () => {
  const { id: entity } = useEntity()
  const record = String(useRecordContext()?.id)
  const { data = [] } = useComments({ entity, record })
  const locale = useLocale()
  return data.length > 0 && <> ({data.length.toLocaleString(locale)})</>
}

export default CommentCount
