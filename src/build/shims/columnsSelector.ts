/** React-admin's choice of columns, which every table loads; lists have their own (`src/admin/list/columns`). */
export const ColumnsSelector = () => null

export const ColumnsSelectorItem = () => null
