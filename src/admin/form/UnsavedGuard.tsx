import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { createContext, type RefObject, useContext, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useIsDraftLost } from './draft/draftStatus.ts'

/** True once there is nothing to save, for example after the record was deleted. */
export const LeavingContext = createContext<RefObject<boolean>>({ current: false })

/** The browser's own confirmation before the page unloads. */
export const usePageGuard = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}

interface QuestionProps {
  readonly text: string
  readonly onLeave: () => void
  readonly onStay: () => void
}

export const LeaveQuestion = ({ text, onLeave, onStay }: QuestionProps) => {
  const translate = useTranslate()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onStay} aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved-title">{translate('app.form.unsavedTitle')}</DialogTitle>
      <DialogContent id="unsaved-text">
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {translate('app.form.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Blocks navigation away from a form with unsaved changes. A running save may leave: it goes to the record's page. */
export const UnsavedGuard = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('record')
  const isLost = useIsDraftLost()
  const leaving = useContext(LeavingContext)
  const { isDirty, isSubmitting } = useFormState()
  const unsaved = isDirty && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  usePageGuard(unsaved)
  if (blocker.state !== 'blocked') return null
  const text = isLost ? texts('record.draft.lost') : translate('app.form.unsavedText')
  return <LeaveQuestion text={text} onLeave={blocker.proceed} onStay={blocker.reset} />
}
