/** Look of react-admin's own parts, which Material UI's type does not name. */
export const reactAdminParts = {
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-clickableRow': { cursor: 'pointer' },
        '& .RaDataTable-headerCell': { position: 'sticky', top: 0 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: { '& .RaBulkActionsToolbar-toolbar': { borderBottom: '1px solid var(--line)', borderRadius: 0 } },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent', minHeight: 0, paddingBlock: 0 } } },
}
