/** Styles of react-admin's components, which Material UI's type does not include. */
export const reactAdminParts = {
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
      },
    },
  },
  RaFieldToggle: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        gap: 8,
        minHeight: 34,
        paddingInline: 8,
        borderRadius: 6,
        '&:hover': { backgroundColor: 'var(--hover)' },
        '& > label': { flex: 1, display: 'flex', alignItems: 'center', gap: 10, cursor: 'pointer' },
        '& .MuiSwitch-root': { flexShrink: 0, margin: 0 },
        '& .dragIcon': { fontSize: 18 },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent', minHeight: 0, paddingBlock: 0 } } },
}
