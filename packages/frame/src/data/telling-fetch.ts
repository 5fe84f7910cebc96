/**
 * As `fetch`, and told which part of the body has gone out: `fetch` itself says nothing before the answer, and a picture
 * takes a minute on a slow line.
 */
export function tellingFetch(onPart: (part: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(method, address instanceof Request ? address.url : address)
      call.responseType = 'arraybuffer'
      new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value))
      call.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0))
      call.addEventListener('load', () => resolve(answerOf(call)))
      for (const end of ['error', 'abort'] as const) {
        call.addEventListener(end, () => reject(new TypeError('the connection broke')))
      }
      signal?.addEventListener('abort', () => call.abort())
      call.send(body as XMLHttpRequestBodyInit | null)
    })
}

/** A status that has no body may have none. */
const bodiless = new Set([204, 205, 304])

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(': ')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2))
  }
  const body = bodiless.has(call.status) ? null : (call.response as ArrayBuffer)
  return new Response(body, { status: call.status, headers })
}
