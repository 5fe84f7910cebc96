import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePorts } from './free-ports.ts'
import type { Launch, Part } from './part.ts'
import { waitUntilReady } from './processes.ts'

/** Ceph's S3 gateway with one monitor and one in-memory disk: small, and strict about signatures as stand-ins are not. */
export const s3: Part = {
  name: 's3',
  packages: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'],
  variables: ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'],
  start: startS3,
}

const run = promisify(execFile)

async function startS3({ folder, daemon }: Launch) {
  const [port = 0, ...monitorPorts] = await freePorts(3)
  const monitor = `[v2:127.0.0.1:${monitorPorts[0]},v1:127.0.0.1:${monitorPorts[1]}]`
  const cluster = randomUUID()
  const disk = randomUUID()
  const conf = join(folder, 'ceph.conf')
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(folder, name))
  writeFileSync(conf, cephConf({ folder, cluster, monitor, port }))
  const ceph = (command: string, ...args: string[]) =>
    run(command, ['--conf', conf, '--no-mon-config', ...args], { timeout: 30_000 })
  // Ended without a farewell: all is in memory, and radosgw can take 10 s over it.
  const cephDaemon = (name: string, command: string, ...args: string[]) =>
    daemon(name, command, ['--conf', conf, '--no-mon-config', '-d', ...args], { endWith: 'SIGKILL' })

  const map = join(folder, 'monmap')
  await run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', monitor, map])
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  cephDaemon('ceph-mon', 'ceph-mon', '-i', 'a')
  await ceph('ceph', 'osd', 'new', disk, '0')
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  cephDaemon('ceph-osd', 'ceph-osd', '-i', '0')
  await ceph('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=localhost')

  const gateway = cephDaemon('radosgw', 'radosgw', '-n', 'client.admin', ...stayRoot())
  const endpoint = `http://127.0.0.1:${port}`
  await waitUntilReady(gateway, async () => (await fetch(endpoint)).ok)

  const keys = { accessKeyId: randomBytes(10).toString('hex'), secretAccessKey: randomBytes(20).toString('hex') }
  const owner = ['--uid=sarai', '--display-name=sarai']
  const pair = [`--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`]
  await ceph('radosgw-admin', 'user', 'create', ...owner, ...pair)
  const client = new S3Client({ endpoint, region: REGION, credentials: keys, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: REGION,
    S3_ACCESS_KEY: keys.accessKeyId,
    S3_SECRET_KEY: keys.secretAccessKey,
    S3_BUCKET: BUCKET,
  }
}

const REGION = 'us-east-1' // the one that needs no location constraint when a bucket is made
const BUCKET = 'sarai'

/** Debian's radosgw would become the user `ceph`, who may not read our folder. */
const stayRoot = () => (process.getuid?.() === 0 ? ['--setuser', 'root', '--setgroup', 'root'] : [])

const cephConf = (of: { folder: string; cluster: string; monitor: string; port: number }) => `[global]
fsid = ${of.cluster}
mon initial members = a
mon host = ${of.monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
# radosgw asks for 'secure' by itself, which auth = none cannot negotiate: without these two lines it hangs for 300 s
ms mon client mode = crc
ms client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
# the monitor gathers changes for a second by default, and the gateway's start is a row of small changes
paxos propose interval = 0.05
osd pool default pg autoscale mode = off
mon allow pool size one = true
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
mon data avail crit = 1
mon data avail warn = 1
admin socket = ${of.folder}/run/$name.$pid.asok
log file = ${of.folder}/run/$name.log
mon data = ${of.folder}/mon
osd data = ${of.folder}/osd
rgw data = ${of.folder}/run
rgw frontends = beast endpoint=127.0.0.1:${of.port}
`
