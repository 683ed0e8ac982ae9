import type { FieldInputs } from '../fieldView.ts'
import { Thumbnail } from '../shared/cells/thumbnail.view.tsx'
import { UploadInput } from '../shared/uploads/uploadInput.view.tsx'

export const imageInputs: FieldInputs = {
  Input: (props) => <UploadInput {...props} kind="image" preview={(id) => <Thumbnail id={id} />} />,
}
