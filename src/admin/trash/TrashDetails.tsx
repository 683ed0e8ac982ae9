import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { trashCalls } from '../../model/calls/trashCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { keepFocus } from '../../ui/keepFocus.ts'
import { useAdmin } from '../adminContext.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { useHub } from '../hub.ts'
import { useNames } from '../names.ts'
import { RecordDetails } from '../show/RecordDetails.tsx'
import { RecordSkeleton } from '../show/RecordSkeleton.tsx'

type Together = AnswerOf<typeof trashCalls.read>['together']

/** What it was at its deletion does not change: no refresh asks for it again, as it may have been restored. */
const useTrashedRecord = (id: string) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['trashed', id],
    queryFn: ({ signal }) => hub.call<typeof trashCalls.read>('GET', '/api/trash/{id}', { params: { id }, signal }),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

const PARTS = [
  { counted: 'restored', title: 'trash.restoredWith' },
  { counted: 'changed', title: 'trash.refersAgain' },
] as const

/** Numbers of records that come back with it, by kind. */
const TogetherWith = ({ together }: { readonly together: Together }) => {
  const t = useAreaTexts('trash')
  const { model } = useAdmin()
  const names = useNames()
  const locale = useLocale()
  return PARTS.map(({ counted, title }) => {
    const counts = together.flatMap((one) => {
      const entity = model.entities[one.entity]
      return entity && one[counted] > 0 ? [{ entity, count: one[counted] }] : []
    })
    return (
      counts.length > 0 && (
        <FormSection key={counted} title={t(title)}>
          <ul className="trash-together">
            {counts.map(({ entity, count }) => (
              <li key={entity.id}>
                {names.entity(entity, 2)} <bdi>({formatCount(count, locale)})</bdi>
              </li>
            ))}
          </ul>
        </FormSection>
      )
    )
  })
}

const Content = ({ id }: { readonly id: string }) => {
  const { data, isPending, refetch } = useTrashedRecord(id)
  if (isPending) return <RecordSkeleton />
  if (!data) return <ErrorState size="part" retry={() => refetch()} />
  return (
    <RecordContextProvider value={data.record}>
      <RecordDetails />
      <TogetherWith together={data.together} />
    </RecordContextProvider>
  )
}

interface Props {
  /** Of the deletion. */
  readonly id: string
  readonly title: ReactNode
  /** When and by whom it was deleted. */
  readonly about: string
  readonly busy: boolean
  /** Why it could not be restored. */
  readonly reason: string | undefined
  readonly restore: (() => void) | undefined
  readonly onClose: () => void
}

/** Beside the buttons, wherever the record is scrolled to. */
const REASON = { flex: 'none', maxHeight: '40%' } as const

/** What a deleted record was, and what comes back with it. */
export const TrashDetails = ({ id, title, about, busy, reason, restore, onClose }: Props) => {
  const t = useAreaTexts('trash')
  const translate = useTranslate()
  const titleId = useId()
  // The row is gone once the record is restored.
  useEffect(() => () => void keepFocus(), [])
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} className="trash-details-title">
        {title}
      </DialogTitle>
      <DialogContent className="trash-details">
        <Typography variant="body2" color="text.secondary">
          {about}
        </Typography>
        <Content id={id} />
      </DialogContent>
      {reason !== undefined && (
        <DialogContent sx={REASON}>
          <Alert severity="error">{reason}</Alert>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {restore && (
          <Button variant="contained" disabled={busy} onClick={restore}>
            {t('trash.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
