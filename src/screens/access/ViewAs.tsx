import Visibility from '@mui/icons-material/Visibility'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import { beginView } from '../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Opens the hub as a user sees it. */
export const ViewAs = ({ id }: { readonly id: string }) => {
  const texts = useAreaTexts('access')
  const { call } = useHub()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const view = async () => {
    setBusy(true)
    try {
      return beginView(await call<typeof accountCalls.viewAs>('POST', '/api/me/view-as', { body: { user: id } }))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.requestFailed', { type: 'error' })
    }
    setBusy(false)
  }
  return <RecordAction label={texts('access.viewAs.button')} icon={<Visibility />} disabled={busy} onClick={() => void view()} />
}
