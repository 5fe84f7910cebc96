import type { Socket } from 'node:net'

const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * What cannot be read as HTTP at all. The connection ends with the answer, because nobody knows where the next request
 * would begin; the answer says so, or a client would send its next one into a connection that is gone.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = answers[error.code ?? ''] ?? '400 Bad Request'
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }
  socket.destroy()
}
