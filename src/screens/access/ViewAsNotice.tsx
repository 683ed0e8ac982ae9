import { Button } from '@mui/material'
import { endView, viewedUser } from '../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { NoticeLine } from './NoticeLine.tsx'

const Notice = ({ name }: { readonly name: string }) => {
  const texts = useAreaTexts('access')
  return (
    <NoticeLine
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => endView()}>
          {texts('access.viewAs.back')}
        </Button>
      }
    >
      {texts('access.viewAs.notice', { name })}
    </NoticeLine>
  )
}

/**
 * Shows on every page whom the user views as, with the way back (`PRODUCT.md S8`). The texts are fetched with the first notice, since few
 * users ever see one.
 */
export const ViewAsNotice = () => {
  const viewed = viewedUser()
  return viewed ? <Notice name={viewed.userName || viewed.email} /> : null
}
