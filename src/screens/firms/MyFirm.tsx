import { ResourceContextProvider, Title, useTranslate } from 'react-admin'
import { EntityEdit } from '../../admin/form/EntityEdit.tsx'
import { Books } from './Books.tsx'
import { Colleagues } from './Colleagues.tsx'
import { FirmStanding } from './FirmStanding.tsx'
import { ownFirm } from './ownFirm.ts'

/** The user's own firm: letterhead, bank details, defaults, colleagues, and what is missing for approval (`/MyFirm`). */
const MyFirm = () => {
  const translate = useTranslate()
  const firm = ownFirm() ?? ''
  return (
    <ResourceContextProvider value="firms">
      <Title title={translate('app.menu.myFirm')} />
      <FirmStanding id={firm} />
      <EntityEdit own={firm} />
      <Books id={firm} />
      <Colleagues />
    </ResourceContextProvider>
  )
}

export default MyFirm
