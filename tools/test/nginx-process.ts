import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Debian installs nginx in /usr/sbin, which is often not in PATH. */
const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error)

/** Serves build/client by one nginx process, without logs; undefined when nginx is not installed. */
export async function startNginx() {
  return runNginx(
    (port) => `types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${join(import.meta.dirname, '../../build/client')};
    location / { try_files $uri $uri/index.html =404; }
  }`,
  )
}

const root = join(import.meta.dirname, '../..')

/** Runs nginx with deploy/nginx.conf before a site, without TLS; undefined when nginx is not installed. */
export async function startFront(sitePort: number) {
  const conf = await readFile(join(root, 'deploy/nginx.conf'), 'utf8')
  return runNginx((port) =>
    conf
      // The first removed block redirects to https, the second removes www.
      .replace(/^server \{\s*listen 80;.*?^\}/ms, '')
      .replace(/^server \{[^}]*server_name www\.[^}]*\}/m, '')
      .replaceAll(/^\s*(ssl_|listen \[::\]).*$/gm, '')
      .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
      .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
      .replaceAll('/opt/graaand', root)
      // In production the address has no port.
      .replaceAll('Host $host', 'Host $http_host'),
  )
}

/** Runs nginx on a free port with an `http` block; undefined when nginx is not installed. */
export async function runNginx(http: (port: number) => string) {
  if (!program) return undefined
  const { path: folder, remove } = await mkdtempDisposable(join(tmpdir(), 'graaand-nginx-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = join(folder, 'nginx.conf')
  await writeFile(
    settings,
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http(port)}
}
`,
  )
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`)
    await setTimeout(20)
  }
  async function stop() {
    child.kill()
    await exit
    await remove()
  }
  return { url, stop, [Symbol.asyncDispose]: stop }
}
