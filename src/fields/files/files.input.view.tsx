import type { FieldInputs } from '../fieldView.ts'
import { UploadsInput } from '../images/editor/uploadsInput.view.tsx'

export const filesInputs: FieldInputs = { Input: (props) => <UploadsInput {...props} kind="file" /> }
