import { Alert, Button } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../adminContext.tsx'

interface Props {
  readonly fields: readonly string[]
  readonly onSwap: () => void
  readonly onClose: () => void
}

/** Says that the draft has other values of fields than what was typed meanwhile, which the form shows. */
export const SecondValues = ({ fields, onSwap, onClose }: Props) => {
  const t = useAreaTexts('record')
  const labelOf = useFieldLabel()
  const [locale] = useLocaleState()
  const { id, fieldsByName } = useEntity()
  const labels = fields.flatMap((name) => (fieldsByName[name] ? [labelOf(id, fieldsByName[name])] : []))
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(labels)
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onSwap}>
            {t('record.draft.swap')}
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            {t('record.live.dismiss')}
          </Button>
        </>
      }
    >
      {t('record.draft.typedSince', { fields: names })}
    </Alert>
  )
}
