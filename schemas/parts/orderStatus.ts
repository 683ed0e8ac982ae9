/** Fields of a status that users give to orders; the approval does not depend on it. */
export const statusFields = {
  name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
  lineNumber: { type: 'integer', minimum: 0 },
  isDefault: { type: 'boolean', default: false, title: 'Default' },
  isActive: { type: 'boolean', default: true, title: 'Active' },
} as const
