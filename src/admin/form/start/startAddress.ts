/** Where the values of a new record come from: a record that is copied, or a template, by id. */
export type StartOf = { readonly copy: string } | { readonly template: string }

/** The query of a create form's address. */
export const startQuery = (start: StartOf): string => `?${new URLSearchParams({ ...start })}`

export const startIn = (search: string): StartOf | undefined => {
  const params = new URLSearchParams(search)
  const [copy, template] = [params.get('copy'), params.get('template')]
  if (copy) return { copy }
  return template ? { template } : undefined
}
