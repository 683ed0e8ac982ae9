import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { raProps } from '../shared/inputs/plainInput.view.tsx'
import { Show } from './shown.view.tsx'

const Input = (props: InputProps) => {
  const translate = useTranslate()
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const text = useWatch({ name: props.source })
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} sx={{ minHeight: 32, '& .MuiTab-root': { minHeight: 32, py: 0 } }}>
        <Tab value="write" label={translate('app.form.write')} />
        <Tab value="preview" label={translate('app.form.preview')} />
      </Tabs>
      <Box hidden={tab !== 'write'}>
        <TextInput {...raProps(props)} multiline minRows={5} maxRows={16} slotProps={{ htmlInput: { dir: 'auto' } }} />
      </Box>
      {tab === 'preview' && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, minHeight: 140 }}>
          <Show value={text ?? ''} />
        </Box>
      )}
    </Box>
  )
}

export const markdownInputs: FieldInputs = { Input, Filter: (props) => <TextInput {...raProps(props)} /> }
