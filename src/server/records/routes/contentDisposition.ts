/**
 * The header `Content-Disposition` by RFC 6266, for names in any script. `ascii`: name for clients that do not know `filename*`; default: the
 * name, with an underscore for each other character.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string, ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')): string {
  const exact = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${exact}`
}
