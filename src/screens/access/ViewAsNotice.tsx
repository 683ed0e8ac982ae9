import { Button } from '@mui/material'
import { endView, viewedUser } from '../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { NoticeLine } from './NoticeLine.tsx'

/** Says whom one looks as, on every page, with the way back (`PRODUCT.md S8`). */
export const ViewAsNotice = () => {
  const texts = useAreaTexts('access')
  const viewed = viewedUser()
  if (!viewed) return null
  return (
    <NoticeLine
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => endView()}>
          {texts('access.viewAs.back')}
        </Button>
      }
    >
      {texts('access.viewAs.notice', { name: viewed.userName || viewed.email })}
    </NoticeLine>
  )
}
