import { Button, Chip, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import type { BoundedMeta } from '../../providers/data/bounded.ts'

/** Milliseconds after which a list that still loads can be stopped. */
const LONG = 1000

/** Whether the list has been loading for long. */
const useIsLong = (): boolean => {
  const { isFetching } = useListContext()
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(() => setLong(true), LONG)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isFetching])
  return long
}

/** Says that no index serves the list’s filter or order. While it loads, ends it, here and on the server. */
const SlowList = () => {
  const translate = useTranslate()
  const client = useQueryClient()
  const resource = useResourceContext()
  const long = useIsLong()
  const { meta }: { readonly meta?: BoundedMeta } = useListContext()
  if (long)
    return (
      <Button size="small" onClick={() => void client.cancelQueries({ queryKey: [resource, 'getList'] })}>
        {translate('app.list.stop')}
      </Button>
    )
  if (!meta?.slow) return null
  return (
    <Tooltip title={translate('app.list.slowHint')} describeChild>
      <Chip size="small" tabIndex={0} label={translate('app.list.slow')} />
    </Tooltip>
  )
}

export default SlowList
