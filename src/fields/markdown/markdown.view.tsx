import { TextInput } from 'react-admin'
import type { FieldView } from '../fieldView.ts'
import { lazyInput } from '../lazyInput.view.tsx'
import { raProps } from '../plainInput.view.tsx'
import { TextCell } from '../textCell.view.tsx'
import { Show } from './shown.view.tsx'

export const markdownView: FieldView = {
  wide: true,
  Cell: (props) => <TextCell {...props} value={String(props.value).replace(/[#*_`>[\]]/g, '')} />,
  Show,
  Input: lazyInput(async () => (await import('./input/markdownInput.view.tsx')).Input),
  Filter: (props) => <TextInput {...raProps(props)} />,
}
