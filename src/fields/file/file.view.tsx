import type { FieldView } from '../fieldView.ts'
import { FileLink } from '../fileLink.view.tsx'
import { UploadInput } from '../uploadInput.view.tsx'

export const fileView: FieldView = {
  Cell: ({ value }) => <FileLink id={String(value)} />,
  Input: (props) => <UploadInput {...props} kind="file" preview={(id) => <FileLink id={id} />} />,
}
