import HelpOutline from '@mui/icons-material/HelpOutline'
import Visibility from '@mui/icons-material/Visibility'
import { useState } from 'react'
import { Button, LinkBase, useNotify } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import { beginView, viewedUser } from '../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

const ViewAs = ({ id }: { readonly id: string }) => {
  const texts = useAreaTexts('access')
  const { call } = useHub()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    try {
      return beginView(await call<typeof accountCalls.viewAs>('POST', '/api/me/view-as', { body: { user: id } }))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.requestFailed', { type: 'error' })
    }
    setBusy(false)
  }
  return <RecordAction label={texts('access.viewAs.button')} icon={<Visibility />} disabled={busy} onClick={() => void look()} />
}

/** Actions of an Admin on a user's page: view the hub as that user, and explain the user's rights. */
const UserActions = () => {
  const { subject } = useAdmin()
  const user = useShownRecord('users')
  if (!user || !subject.roles.includes('Admin') || viewedUser()) return null
  const others = !user.roles.includes('Admin')
  return (
    <>
      {others ? <ViewAs id={user.id} /> : null}
      <Button component={LinkBase} to={`/-/WhyRight?user=${encodeURIComponent(user.id)}`} label="app.menu.explainAccess">
        <HelpOutline />
      </Button>
    </>
  )
}

export default UserActions
