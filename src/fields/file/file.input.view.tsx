import type { FieldInputs } from '../fieldView.ts'
import { FileLink } from '../shared/uploads/fileLink.view.tsx'
import { UploadInput } from '../shared/uploads/uploadInput.view.tsx'

export const fileInputs: FieldInputs = {
  Input: (props) => <UploadInput {...props} kind="file" preview={(id) => <FileLink id={id} />} />,
}
