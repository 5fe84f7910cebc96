import { createHash } from 'node:crypto'
import { leastToPack, packed, type Encoding } from '#http/edge/encoding.ts'

declare const written: unique symbol
/** The JSON of a value, wherever it was written. */
export type Json<T> = string & { readonly [written]?: T }

export function jsonOf<T>(value: T): Json<T> {
  return JSON.stringify(value)
}

export type Made<T> = {
  readonly json: Json<T>
  /** What the answer says beside its body, as the total of a list. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer as bytes: written once, packed once in each way when first asked for, and sent to many. */
export class ReadyAnswer<T> {
  readonly plain: Buffer
  /**
   * With a tag made of everything that is answered: equal tags mean equal answers, whoever asked, in whatever language.
   * It is weak, because it is the same for every packing.
   */
  readonly headers: Readonly<Record<string, string>>
  readonly tag: string
  readonly #packed = new Map<Encoding, Buffer | Promise<Buffer>>()
  readonly #onGrowth: (bytes: number) => void
  #bytes: number

  constructor({ json, headers = {} }: Made<T>, onGrowth: (bytes: number) => void = () => {}) {
    this.plain = Buffer.from(json)
    const hash = createHash('sha256').update(JSON.stringify(headers)).update(this.plain)
    this.tag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    this.headers = { ...headers, etag: this.tag }
    this.#bytes = this.plain.length
    this.#onGrowth = onGrowth
  }

  /** In every way in which it is kept by now. */
  get bytes(): number {
    return this.#bytes
  }

  get isWorthPacking(): boolean {
    return this.plain.length >= leastToPack
  }

  packedAs(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known !== undefined) return known
    const packing = this.#pack(encoding)
    this.#packed.set(encoding, packing)
    return packing
  }

  /** What the bytes say. */
  read(): T {
    return JSON.parse(this.plain.toString()) as T
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    try {
      const body = await packed(this.plain, encoding, 'pace')
      this.#packed.set(encoding, body)
      this.#bytes += body.length
      this.#onGrowth(body.length)
      return body
    } catch (failure) {
      this.#packed.delete(encoding)
      throw failure
    }
  }
}
