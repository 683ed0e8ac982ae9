import { Button, Chip, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useResourceContext, useTranslate } from 'react-admin'
import { COUNT } from './endless/useCountAll.ts'

/** Milliseconds for which a tap shows the hint. */
const READ_MS = 6000

/** Says that no index serves the list’s filter or order; while it has been loading for long, ends it, here and on the server. */
const SlowList = ({ long }: { readonly long: boolean }) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const resource = useResourceContext()
  const stop = () => {
    for (const query of ['getList', COUNT]) void client.cancelQueries({ queryKey: [resource, query] })
  }
  if (long)
    return (
      <Button size="small" onClick={stop}>
        {translate('app.list.stop')}
      </Button>
    )
  return (
    <Tooltip title={translate('app.list.slowHint')} describeChild enterTouchDelay={0} leaveTouchDelay={READ_MS}>
      <Chip size="small" tabIndex={0} label={translate('app.list.slow')} />
    </Tooltip>
  )
}

export default SlowList
