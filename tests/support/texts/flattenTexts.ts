/** Key and text of each leaf, such as `app.form.save`, of any tree of texts. */
export const flattenTexts = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]]
    return typeof value === 'object' && value !== null ? flattenTexts(value, `${prefix}${key}.`) : []
  })
