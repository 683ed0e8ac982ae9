import DeleteOutline from '@mui/icons-material/DeleteOutline'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Avatar, Chip, IconButton, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import { dateFormat } from '../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Markdown } from '../markdown.ts'
import { FileLink } from '../uploads.ts'
import { Composer } from './Composer.tsx'
import { withMentions } from './mentions.ts'
import type { Comment, CommentedRecord, useCommentCalls, Written } from './useComments.ts'

interface Props {
  readonly of: CommentedRecord
  readonly comment: Comment
  /** Whether the user sees it for the first time. */
  readonly isNew: boolean
  readonly calls: ReturnType<typeof useCommentCalls>
}

/** Author, time, and what the user may do with the comment. */
const Head = ({
  comment,
  isNew,
  edit,
  remove,
}: Pick<Props, 'comment' | 'isNew'> & { readonly edit: () => void; readonly remove: () => void }) => {
  const t = useAreaTexts('comments')
  const locale = useLocale()
  const at = (time: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
  const action = (label: string, Icon: typeof EditOutlined, run: () => void) => (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={run}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
  return (
    <div className="comment-head">
      <Typography component="span" sx={{ fontWeight: 600 }} dir="auto">
        {comment.author ?? t('comments.unknown')}
      </Typography>
      <Typography component="time" variant="body2" color="text.secondary" dateTime={comment.at}>
        {at(comment.at)}
      </Typography>
      {isNew && <Chip size="small" color="primary" label={t('comments.new')} sx={{ height: 20 }} />}
      {comment.editedAt !== null && (
        <Typography component="span" variant="body2" color="text.secondary" title={at(comment.editedAt)}>
          {t('comments.edited')}
        </Typography>
      )}
      <span className="comment-actions">
        {comment.own && action(t('comments.edit'), EditOutlined, edit)}
        {comment.removable && action(t('comments.delete'), DeleteOutline, remove)}
      </span>
    </div>
  )
}

const Content = ({ comment: { text, mentioned, files } }: Pick<Props, 'comment'>) => (
  <>
    <div className="comment-text">
      <Markdown value={withMentions(text, mentioned)} />
    </div>
    {files.map((id) => (
      <FileLink key={id} id={id} />
    ))}
  </>
)

/** One comment, which its author can change in place. */
export const CommentItem = ({ of, comment, isNew, calls }: Props) => {
  const t = useAreaTexts('comments')
  const [changed, setChanged] = useState<Written>()
  const [asking, setAsking] = useState(false)
  const edit = () => setChanged({ text: comment.text, files: comment.files, people: comment.mentioned })
  const save = async (written: Written) => {
    const saved = await calls.save(comment.id, written)
    if (saved) setChanged(undefined)
    return saved
  }
  return (
    <li className="comment" data-id={comment.id}>
      <Avatar sx={{ width: 32, height: 32, fontSize: 14 }} aria-hidden>
        {Array.from(comment.author ?? '?')[0]}
      </Avatar>
      <div className="comment-body">
        <Head comment={comment} isNew={isNew} edit={edit} remove={() => setAsking(true)} />
        {changed ? (
          <Composer
            of={of}
            written={changed}
            onChange={setChanged}
            onSend={() => save(changed)}
            onCancel={() => setChanged(undefined)}
            yes={t('comments.save')}
          />
        ) : (
          <Content comment={comment} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        tone="error"
        title={t('comments.deleteTitle')}
        text={t('comments.deleteText')}
        yes={t('comments.delete')}
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false)
          void calls.remove(comment.id)
        }}
      />
    </li>
  )
}
