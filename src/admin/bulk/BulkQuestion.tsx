import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { BatchRequest } from '../../providers/data/batch.ts'
import type { Texts } from '../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ToolButton } from '../list/ToolButton.tsx'
import { FailedList } from './FailedList.tsx'
import { NotShownNote } from './NotShownNote.tsx'
import { type BulkTexts, useBulk } from './useBulk.ts'

interface Props {
  readonly action: string
  readonly texts: BulkTexts
  /** Text keys: of the button, of the question (with the number as `smart_count`), of the note below it. */
  readonly label: string
  readonly title: string
  readonly text?: string
  /** Sent with the action. */
  readonly data?: BatchRequest['data']
  readonly color?: 'error' | 'primary'
  /** Texts of the area, for keys outside the common catalogue. */
  readonly area?: Texts
  /** Keeps its label on phones. */
  readonly labelled?: boolean
  /** Shown before the action, for example how many records it will fail for. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Asks for confirmation, runs an action on the selected records, and lists failed records with their reasons. */
export const BulkQuestion = ({
  action,
  texts,
  label,
  title,
  text,
  data,
  area,
  color = 'primary',
  labelled = false,
  note,
  children,
}: Props) => {
  const catalogue = useTranslate()
  const translate = area ?? catalogue
  const [open, setOpen] = useState(false)
  const { run, running, failed, forget, count } = useBulk(action, texts, () => setOpen(false), area)
  const close = () => {
    setOpen(false)
    forget()
  }
  return (
    <>
      {labelled ? (
        <Button size="small" color={color} startIcon={children} title={translate(label)} onClick={() => setOpen(true)}>
          {translate(label)}
        </Button>
      ) : (
        <ToolButton label={translate(label)} color={color} onClick={() => setOpen(true)}>
          {children}
        </ToolButton>
      )}
      <ConfirmDialog
        open={open}
        size="sm"
        title={translate(title, { smart_count: count })}
        text={text && translate(text)}
        yes={translate(label)}
        tone={color}
        busy={running}
        onYes={() => void run(data && { data })}
        onClose={close}
      >
        <NotShownNote />
        {note}
        <FailedList failed={failed} title={texts.failed} texts={area} />
      </ConfirmDialog>
    </>
  )
}
