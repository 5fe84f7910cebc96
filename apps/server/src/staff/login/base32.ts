const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: the letters in which authenticator apps take a secret. */
export function base32Of(bytes: Uint8Array): string {
  let text = ''
  let [bits, held] = [0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + alphabet[(held << (5 - bits)) & 31]
}

export function bytesOfBase32(text: string): Buffer {
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of text) {
    const value = alphabet.indexOf(letter)
    if (value === -1) throw new Error('A letter that base32 does not have')
    held = (held << 5) | value
    bits += 5
    if (bits >= 8) {
      bytes.push((held >>> (bits - 8)) & 255)
      bits -= 8
    }
    held &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}
