/** Timeout of requests in milliseconds (specification, section 9). */
export const REQUEST_TIMEOUT = 60_000

/** `fetch` that rejects with a `TimeoutError` unless the answer begins in time; a started stream is not limited. */
export const fetchWithTimeout = async (url: string, init: RequestInit = {}, milliseconds = REQUEST_TIMEOUT): Promise<Response> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('The server did not answer in time.', 'TimeoutError')), milliseconds)
  try {
    return await fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal })
  } finally {
    clearTimeout(timer)
  }
}
