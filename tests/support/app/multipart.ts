/** A multipart body with one file, as `inject` takes it. */
export async function multipart(name: string, content: string | Uint8Array, type = 'application/octet-stream') {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name)
  const response = new Response(form)
  return { payload: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': response.headers.get('content-type') ?? '' } }
}
