/**
 * A call that tells how far it is, answered by whatever answers `fetch`. Half of the body has gone out when it begins,
 * all of it when the answer is there.
 */
export class ServedUpload extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  response: ArrayBuffer | undefined
  status = 0
  #sent = { method: 'GET', address: '', headers: new Headers() }
  #answer = new Response()

  open(method: string, address: string | URL) {
    this.#sent = { method, address: String(address), headers: new Headers() }
  }
  setRequestHeader(name: string, value: string) {
    this.#sent.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return [...this.#answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send(body: BodyInit | null) {
    this.#tell(1)
    void this.#answerTo(body)
  }
  async #answerTo(body: BodyInit | null) {
    const { method, address, headers } = this.#sent
    try {
      this.#answer = await fetch(address, { method, headers, body })
      this.response = await this.#answer.arrayBuffer()
    } catch {
      this.dispatchEvent(new Event('error'))
      return
    }
    this.status = this.#answer.status
    this.#tell(2)
    this.dispatchEvent(new Event('load'))
  }
  #tell(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 2 }))
  }
}
