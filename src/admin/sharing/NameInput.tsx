import { required, TextInput } from 'react-admin'

/** The name of a view or template. */
export const NameInput = ({ label }: { readonly label: string }) => (
  <TextInput
    autoFocus
    fullWidth
    source="name"
    label={label}
    validate={required()}
    helperText={false}
    slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
  />
)
