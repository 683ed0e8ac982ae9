import { Card } from '@mui/material'
import { Suspense } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { isCommented } from '../../model/records/comments.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useAdmin, useEntity } from '../adminContext.tsx'
import { Fold } from '../list/Fold.tsx'

const CommentCount = lazy(() => import('./CommentCount.tsx'), { optional: true })
const Comments = lazy(() => import('./Comments.tsx'))

/** The comments on the record in context, folded. */
export const FoldedComments = () => {
  const translate = useTranslate()
  const { model } = useAdmin()
  const id = useRecordContext()?.id
  if (!isCommented(model, useEntity())) return null
  const heading = (
    <>
      {translate('app.form.tabs.comments')}
      <Suspense>
        <CommentCount />
      </Suspense>
    </>
  )
  return (
    <Card sx={{ mt: 2.5, px: 2, '& .MuiAccordion-root': { borderTop: 0 } }}>
      <Fold heading={heading} initiallyOpen={false}>
        <Suspense>
          {/* The next record has other comments, and none of them is new yet. */}
          <Comments key={id} />
        </Suspense>
      </Fold>
    </Card>
  )
}
