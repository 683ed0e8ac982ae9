import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { createContext, type RefObject, useContext, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'

/** True once there is nothing to save, for example after the record was deleted. */
export const LeavingContext = createContext<RefObject<boolean>>({ current: false })

/** The browser's own confirmation before the page unloads. */
const usePageGuard = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/** Blocks navigation away from a form with unsaved changes. A running save may leave: it goes to the record's page. */
export const UnsavedGuard = () => {
  const translate = useTranslate()
  const leaving = useContext(LeavingContext)
  const { isDirty, isSubmitting } = useFormState()
  const unsaved = isDirty && !isSubmitting
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  usePageGuard(unsaved)
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={blocker.reset} aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved-title">{translate('app.form.unsavedTitle')}</DialogTitle>
      <DialogContent id="unsaved-text">
        <DialogContentText>{translate('app.form.unsavedText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={blocker.proceed}>
          {translate('app.form.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={blocker.reset}>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
