/** Key and text of each leaf, `app.form.save` say; of any tree of texts, whose type need not be known. */
export const flattenTexts = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]]
    return typeof value === 'object' && value !== null ? flattenTexts(value, `${prefix}${key}.`) : []
  })
