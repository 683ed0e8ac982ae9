import { Card } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { isCommented } from '../../model/records/comments.ts'
import { useAdmin, useEntity } from '../adminContext.tsx'
import { Fold } from '../list/Fold.tsx'

const CommentCount = lazy(() => import('./CommentCount.tsx'))
const Comments = lazy(() => import('./Comments.tsx'))

/** Below a form: the comments on its record, folded. */
export const EditComments = () => {
  const translate = useTranslate()
  const { model } = useAdmin()
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
    <Card sx={{ mt: 2.5, px: 2 }}>
      <Fold heading={heading} initiallyOpen={false}>
        <Suspense>
          <Comments />
        </Suspense>
      </Fold>
    </Card>
  )
}
