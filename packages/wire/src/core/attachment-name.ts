/** Apart from file.ts, which brings schemas along: every screen has the client, and the first is to load fast. */

/** `attachment` with the name as it is, and in ASCII for clients that read no other. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]+/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

export function nameInAttachment(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}
