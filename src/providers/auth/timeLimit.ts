/** Milliseconds that a request may take (specification, section 9). */
export const REQUEST_TIMEOUT = 60_000

/** `fetch` that gives up with a `TimeoutError` when the answer has not begun in time; a stream that has begun may last. */
export const fetchInTime = async (url: string, init: RequestInit = {}, milliseconds = REQUEST_TIMEOUT): Promise<Response> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('The server did not answer in time.', 'TimeoutError')), milliseconds)
  try {
    return await fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal })
  } finally {
    clearTimeout(timer)
  }
}
