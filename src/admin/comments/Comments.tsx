import './comments.css'
import Forum from '@mui/icons-material/ForumOutlined'
import { useRef } from 'react'
import { useRecordContext, useStore } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useAdmin, useEntity } from '../adminContext.tsx'
import { CommentItem } from './CommentItem.tsx'
import { Composer } from './Composer.tsx'
import { type CommentedRecord, useCommentCalls, useComments, type Written } from './useComments.ts'
import { useNewComments } from './useNewComments.ts'

const NOTHING: Written = { text: '', files: [], people: [] }

/** What the user has written and not sent; kept in this browser. */
const useDraft = ({ entity, record }: CommentedRecord) => {
  const { subject } = useAdmin()
  const [draft = NOTHING, store] = useStore<Written | undefined>(`comments.${subject.id}.${entity}.${record}`)
  return [draft, (written: Written) => store(written.text === '' && written.files.length === 0 ? undefined : written)] as const
}

/** The comments on the record in context, and an input for a further one. */
const Comments = () => {
  const t = useAreaTexts('comments')
  const { id: entity } = useEntity()
  const of = { entity, record: String(useRecordContext()?.id) }
  const { data = [], isPending, isFetching, error, refetch } = useComments(of)
  const calls = useCommentCalls(of)
  const [draft, setDraft] = useDraft(of)
  const list = useRef<HTMLOListElement>(null)
  const fresh = useNewComments(of, data, list, !isFetching)
  const send = async () => {
    const sent = await calls.send(draft)
    if (sent) setDraft(NOTHING)
    return sent
  }
  if (isPending) return <SkeletonRows rows={3} mark="circular" sx={{ p: { xs: 2, sm: 3 } }} />
  if (error) return <ErrorState size="part" text={t('comments.loadFailed')} retry={() => refetch()} />
  return (
    <div className="comments">
      {data.length === 0 ? (
        <EmptyState size="part" role="status" icon={<Forum />} text={t('comments.empty')} />
      ) : (
        <ol className="comment-list" ref={list}>
          {data.map((comment) => (
            <CommentItem key={comment.id} of={of} comment={comment} isNew={fresh.has(comment.id)} calls={calls} />
          ))}
        </ol>
      )}
      <Composer of={of} written={draft} onChange={setDraft} onSend={send} yes={t('comments.send')} />
    </div>
  )
}

export default Comments
