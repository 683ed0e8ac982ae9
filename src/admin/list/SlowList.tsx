import { Button, Chip, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useResourceContext, useTranslate } from 'react-admin'

/** Says that no index serves the list’s filter or order; while it has been loading for long, ends it, here and on the server. */
const SlowList = ({ long }: { readonly long: boolean }) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const resource = useResourceContext()
  if (long)
    return (
      <Button size="small" onClick={() => void client.cancelQueries({ queryKey: [resource, 'getList'] })}>
        {translate('app.list.stop')}
      </Button>
    )
  return (
    <Tooltip title={translate('app.list.slowHint')} describeChild>
      <Chip size="small" tabIndex={0} label={translate('app.list.slow')} />
    </Tooltip>
  )
}

export default SlowList
