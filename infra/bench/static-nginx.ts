import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../local/free-port.ts';

const FIRST_PORT = 19_500;

export interface StaticNginx {
  url: string;
  stop: () => Promise<void>;
}

/** nginx with nothing to do but send these files, the yardstick of every rate. */
export async function startStaticNginx(files: Record<string, Buffer>): Promise<StaticNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
  chmodSync(folder, 0o755); // started as root, nginx answers as another user
  mkdirSync(path.join(folder, 'files'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, 'files', name), bytes);
  const port = await freePort(FIRST_PORT);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes auto; daemon off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=100;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server {
        listen 127.0.0.1:${port} reuseport; root ${folder}/files;
        types { text/html html; application/json json; }
        location = /up { return 204; }
        add_header Content-Encoding gzip;
      }
    }`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: 'inherit',
  });
  const exited = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 5000; ; await sleep(50)) {
    const up = await fetch(`${url}/up`).then(
      () => true,
      () => false,
    );
    if (up) break;
    if (Date.now() > end) throw new Error('nginx did not start');
  }
  return {
    url,
    stop: async () => {
      nginx.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
