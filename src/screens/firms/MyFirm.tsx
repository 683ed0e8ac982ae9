import { ResourceContextProvider, Title, useTranslate } from 'react-admin'
import { EntityEdit } from '../../admin/form/EntityEdit.tsx'
import { storedUser } from '../../providers/auth/session.ts'
import { Colleagues } from './Colleagues.tsx'
import { FirmStanding } from './FirmStanding.tsx'

/** The user's own firm: its letterhead, bank details, defaults and colleagues, and what it lacks for approval (`/MyFirm`). */
const MyFirm = () => {
  const translate = useTranslate()
  const { firm = '' } = storedUser()
  return (
    <ResourceContextProvider value="firms">
      <Title title={translate('app.menu.myFirm')} />
      <FirmStanding id={firm} />
      <EntityEdit own={firm} />
      <Colleagues />
    </ResourceContextProvider>
  )
}

export default MyFirm
