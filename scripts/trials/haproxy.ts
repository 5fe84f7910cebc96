import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A balancer as docs/operations.md asks for: it looks at readiness, and repeats only what never reached a process. */
function haproxySettings(port: number, apis: readonly number[]): string {
  const servers = apis.map((api) => `  server api-${api} 127.0.0.1:${api} check inter 500ms fall 2 rise 1`)
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 120s
  timeout server 120s
  timeout check 5s
  retries 3
  option redispatch
  option forwardfor
frontend sarai
  bind 127.0.0.1:${port}
  default_backend apis
backend apis
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
${servers.join('\n')}
`
}

export function writeHaproxySettings(port: number, apis: readonly number[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sarai-haproxy-')), 'haproxy.cfg')
  writeFileSync(file, haproxySettings(port, apis))
  return file
}
