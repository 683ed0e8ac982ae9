import HelpOutline from '@mui/icons-material/HelpOutline'
import Rule from '@mui/icons-material/Rule'
import { Button, LinkBase } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useNameOfPlace } from '../../admin/shell/useNavigation.ts'
import { useShownRecord } from '../../admin/useRecords.ts'
import { viewedUser } from '../../providers/auth/viewedUser.ts'
import { ViewAs } from './ViewAs.tsx'

/** Actions of an Admin on a user's page: view the hub as that user, explain the user's rights, and change them. */
const UserActions = () => {
  const { subject } = useAdmin()
  const user = useShownRecord('users')
  const rights = useNameOfPlace('/userRights')
  if (!user || !subject.roles.includes('Admin') || viewedUser()) return null
  const others = !user.roles.includes('Admin')
  return (
    <>
      {others ? <ViewAs id={user.id} /> : null}
      <Button component={LinkBase} to={`/-/WhyRight?user=${encodeURIComponent(user.id)}`} label="app.menu.explainAccess">
        <HelpOutline />
      </Button>
      <Button component={LinkBase} to={`/userRights?user=${encodeURIComponent(user.id)}`} label={rights ?? ''}>
        <Rule />
      </Button>
    </>
  )
}

export default UserActions
