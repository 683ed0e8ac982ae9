import type { FieldInputs } from '../fieldView.ts'
import { UploadsInput } from './editor/uploadsInput.view.tsx'

export const imagesInputs: FieldInputs = { Input: (props) => <UploadsInput {...props} kind="image" /> }
