import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { saveBlob } from '../../../ui/saveBlob.ts'
import { type StoredFile, useViews } from '../../viewContext.view.tsx'
import { useLocale } from '../locale/locale.view.tsx'
import { fileSize } from './fileSize.ts'

/** Truncates long names. */
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useInfo = (id: string): Omit<StoredFile, 'id'> | undefined => {
  const { files } = useViews()
  const [info, setInfo] = useState<Omit<StoredFile, 'id'>>()
  useEffect(() => {
    const stop = new AbortController()
    files.info(id, stop.signal).then(setInfo, () => setInfo(undefined))
    return () => stop.abort()
  }, [files, id])
  return info
}

/** The name of a stored file. */
export const FileName = ({ id }: { readonly id: string }) => <bdi>{useInfo(id)?.name ?? '…'}</bdi>

/** Download link of a stored file, with name and size. */
export const FileLink = ({ id }: { readonly id: string }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { files } = useViews()
  const info = useInfo(id)
  const name = info?.name ?? translate('app.form.download')
  return (
    <Button
      size="small"
      startIcon={<InsertDriveFile />}
      sx={{
        textTransform: 'none',
        minWidth: 0,
        maxWidth: '100%',
        justifyContent: 'flex-start',
        '& .MuiButton-startIcon': { flexShrink: 0 },
      }}
      title={name}
      onClick={async (event) => {
        event.stopPropagation()
        saveBlob(await files.download(id), name)
      }}
    >
      <bdi style={CUT}>{name}</bdi>
      {info && <span style={{ opacity: 0.7, marginInlineStart: 6, flexShrink: 0 }}>{fileSize(info.size, locale)}</span>}
    </Button>
  )
}
