import { Button } from '@mui/material'
import { endView } from '../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { NoticeLine } from './NoticeLine.tsx'

/** Says whom an Admin views the hub as, with a button to stop. */
const ViewAsLine = ({ name }: { readonly name: string }) => {
  const texts = useAreaTexts('access')
  return (
    <NoticeLine
      tone="hint"
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

export default ViewAsLine
