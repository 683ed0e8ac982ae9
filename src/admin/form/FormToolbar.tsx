import { Box, Button } from '@mui/material'
import { SaveButton, useCreatePath, useNavigate, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useMay } from '../adminContext.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'

const Cancel = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const path = useCreatePath()
  const resource = useResourceContext() ?? ''
  const may = useMay()
  const back = may(resource, 'list') ? path({ resource, type: 'list' }) : '/home'
  return <Button onClick={() => navigate(back)}>{translate('app.form.cancel')}</Button>
}

/** Stays in sight below long forms. Saving stays possible while leaving an input validates it, or the click that left it would be lost. */
export const FormToolbar = () => {
  const may = useMay()
  const record = useRecordContext()
  const { isDirty } = useFormState()
  const resource = useResourceContext() ?? ''
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        mt: 2,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        borderEndStartRadius: 8,
        borderEndEndRadius: 8,
      }}
    >
      <SaveButton label="app.form.save" alwaysEnable={record?.id === undefined || isDirty} />
      <Cancel />
      <Box sx={{ flex: 1 }} />
      {record?.id !== undefined && may(resource, 'delete') && <DeleteRecord />}
    </Box>
  )
}
