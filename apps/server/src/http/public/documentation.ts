import type { FastifyInstance } from 'fastify'
import type { Operation } from '@sarai/wire/core/operation.ts'
import { encodingFor, packed, type Encoding } from '#http/edge/encoding.ts'
import { openApiOf } from '#http/public/openapi.ts'

/** The two documents, and a page for each that reads without any script. */
export function serveDocumentation(
  app: FastifyInstance,
  version: string,
  documents: readonly { path: string; title: string; operations: readonly Operation[] }[],
) {
  for (const { path, title, operations } of documents) {
    const document = openApiOf(title, version, operations)
    const page = pageOf(title, version, path, operations, document)
    serveText(app, `${path}/openapi.json`, 'application/json; charset=utf-8', JSON.stringify(document))
    serveText(app, path, 'text/html; charset=utf-8', page)
  }
}

/** The same for everybody: packed once in each way, when first asked for, and held once however many read it. */
function serveText(app: FastifyInstance, path: string, type: string, text: string) {
  const plain = Buffer.from(text)
  const kept = new Map<Encoding, Promise<Buffer>>()
  app.get(path, { config: { access: 'anyone' } }, async (request, reply) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    void reply.type(type)
    if (encoding === undefined) return reply.send(plain)
    const body = kept.get(encoding) ?? packed(text, encoding, 'pace')
    kept.set(encoding, body)
    return reply.header('content-encoding', encoding).send(await body)
  })
}

function pageOf(title: string, version: string, path: string, operations: readonly Operation[], document: object) {
  const paths = (document as { paths: Record<string, Record<string, object>> }).paths
  const sections = operations.map((op) => {
    const described = paths[op.path]?.[op.method.toLowerCase()]
    return `<section>
      <h2 id="${escaped(op.name)}"><code>${op.method}</code> <code>${escaped(op.path)}</code></h2>
      <p>${escaped(op.summary)}</p>
      <p class="facts">Access: <b>${escaped(op.access)}</b>${modelLine(op)}</p>
      <details><summary>Schema</summary><pre>${escaped(JSON.stringify(described, null, 2))}</pre></details>
    </section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(title)}</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1B2422; background: #F6F4EF }
    section { background: #fff; border: 1px solid #E5E0D6; border-radius: 12px; padding: 1rem 1.25rem; margin-block: 1rem }
    h2 { font-size: 1rem; margin: 0 } .facts { color: #4F5B58; font-size: .9rem } a { color: #0F6E68 }
    pre { overflow: auto; background: #FBFAF7; padding: .75rem; border-radius: 8px; font-size: .8rem }
  </style>
</head>
<body>
  <main>
    <h1>${escaped(title)}</h1>
    <p>Version ${escaped(version)}. The document itself: <a href="${path}/openapi.json">openapi.json</a></p>
    ${sections.join('\n')}
  </main>
</body>
</html>`
}

function modelLine(op: Operation): string {
  if (op.answers !== undefined) return ` · <code>Accept: application/json; domain-model=${escaped(op.answers)}</code>`
  if (op.sends !== undefined) return ` · <code>Content-Type: application/json; domain-model=${escaped(op.sends)}</code>`
  return ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
