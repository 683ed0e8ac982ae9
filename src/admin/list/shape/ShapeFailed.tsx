import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Button } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { reasonOf } from '../../failureNotice.tsx'
import { useChooseShape } from './useShape.ts'

/** A board or calendar that failed to load; or that the list does not have, after a change of rights. */
export const ShapeFailed = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const t = useAreaTexts('shapes')
  const choose = useChooseShape()
  const reason = reasonOf(error)
  if (reason === '') return <ErrorState text={t('shapes.failed')} retry={retry} />
  return (
    <EmptyState role="alert" tone="danger" icon={<ErrorOutline />} text={t('shapes.failed')} hint={reason}>
      <Button variant="outlined" onClick={() => choose({ shape: 'table' })}>
        {t('shapes.asTable')}
      </Button>
    </EmptyState>
  )
}
