import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Where Debian puts it, outside of many a user's PATH. */
const program = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error)

/**
 * Serves the build with the system's nginx: one process, as the site has one, with the precompressed
 * variants that it knows without more modules (`.gz`), its file cache on and its logs off.
 *
 * @param root absolute path of build/client
 * @returns undefined when nginx is not installed
 */
export async function startNginx(root: string) {
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
    root ${root};
    location / { try_files $uri $uri/index.html =404; }
  }`,
  )
}

/**
 * Runs nginx on a free port of this machine until told to stop.
 *
 * @param http what its `http` block says, given the port to listen on
 * @returns undefined when nginx is not installed
 */
export async function runNginx(http: (port: number) => string) {
  if (!program) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'graaand-nginx-'))
  const port = await freePort()
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
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`)
    await setTimeout(20)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await exit
      await rm(folder, { recursive: true })
    },
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
