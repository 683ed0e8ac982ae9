import { Button, Chip, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { COUNT } from './endless/useCountAll.ts'

/** Says that no index serves the list’s filter or order; while it has been loading for long, ends it, here and on the server. */
const SlowList = ({ long }: { readonly long: boolean }) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const resource = useResourceContext()
  const [open, setOpen] = useState(false)
  const stop = () => {
    for (const query of ['getList', COUNT]) void client.cancelQueries({ queryKey: [resource, query] })
  }
  if (long)
    return (
      <Button size="small" onClick={stop}>
        {translate('app.list.stop')}
      </Button>
    )
  // By click, as a tooltip's own touch is lost in a tap shorter than its delay.
  return (
    <Tooltip
      title={translate('app.list.slowHint')}
      describeChild
      disableTouchListener
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Chip size="small" label={translate('app.list.slow')} onClick={() => setOpen(true)} />
    </Tooltip>
  )
}

export default SlowList
