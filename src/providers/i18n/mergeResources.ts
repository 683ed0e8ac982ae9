import type { ResourceMessages, ResourceTexts } from '../../../i18n/resourceMessages.ts'

const mergeTexts = (under: ResourceTexts = {}, over: ResourceTexts = {}): ResourceTexts => ({
  name: over.name ?? under.name,
  menu: over.menu ?? over.name ?? under.menu ?? under.name,
  create: over.create ?? under.create,
  empty: over.empty ?? under.empty,
  fields: { ...under.fields, ...over.fields },
  options: mergeOptions(under.options, over.options),
  groups: { ...under.groups, ...over.groups },
  tabs: { ...under.tabs, ...over.tabs },
  help: { ...under.help, ...over.help },
  ...(over.records && { records: over.records }),
})

const mergeOptions = (under: ResourceTexts['options'] = {}, over: ResourceTexts['options'] = {}): ResourceTexts['options'] =>
  Object.fromEntries([...Object.keys(under), ...Object.keys(over)].map((path) => [path, { ...under[path], ...over[path] }]))

/** Merges a language's texts over those from the schemas. */
export const mergeResources = (under: ResourceMessages, over: ResourceMessages): ResourceMessages =>
  Object.fromEntries([...Object.keys(under), ...Object.keys(over)].map((id) => [id, mergeTexts(under[id], over[id])]))
