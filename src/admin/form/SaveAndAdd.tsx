import LibraryAdd from '@mui/icons-material/LibraryAddOutlined'
import { type RaRecord, SaveButton } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ARIA_MOD } from '../keys/platform.ts'
import { SaveKey } from './SaveKey.tsx'

/** On phones an icon without its text. */
const BUTTON = {
  '& .MuiSvgIcon-root': { marginInline: { xs: 0, sm: '0 8px' } },
  fontSize: { xs: 0, sm: '0.8125rem' },
  minWidth: { xs: 44, sm: 64 },
  px: { xs: 1, sm: 2 },
} as const

interface Props {
  /** Called with the saved record. */
  readonly onSaved: (record: RaRecord) => void
  readonly onError: (error: unknown) => void
}

/** Saves the new record and goes on with another one. */
export const SaveAndAdd = ({ onSaved, onError }: Props) => {
  const label = useAreaTexts('record')('record.saveAndAdd')
  return (
    <>
      <SaveButton
        type="button"
        variant="outlined"
        className="save-and-add"
        label={label}
        title={label}
        icon={<LibraryAdd />}
        alwaysEnable
        aria-keyshortcuts={`${ARIA_MOD}+Shift+Enter`}
        mutationOptions={{ onSuccess: onSaved, onError }}
        sx={BUTTON}
      />
      <SaveKey name="saveAndAdd" button=".save-and-add" />
    </>
  )
}
