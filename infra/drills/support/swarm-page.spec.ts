import { describe, expect, it } from '@jest/globals';
import { swarmStart } from './swarm-page.ts';

const start = swarmStart({
  address: '10.99.0.1',
  stack: 'trial',
  release: 'drill',
  port: 19_480,
  bringImages: 'docker save | docker load',
});

describe('the start in infra/docs/swarm.md', () => {
  it('makes a Swarm of one manager, on which the data lies', () => {
    expect(start.begin).toMatch(/^docker swarm init --advertise-addr 10\.99\.0\.1 /);
    expect(start.begin).toMatch(/^docker swarm join-token worker /m);
    expect(start.begin).toMatch(/^docker node update --label-add data=true \$\(docker info /m);
  });

  it('is typed with settings of its own, and leads nowhere else', () => {
    expect(start.settings).toMatch(/^REGISTRY= /m);
    expect(start.settings).toMatch(/^RELEASE=drill /m);
    expect(start.settings).toMatch(/^PORT=19480 /m);
    expect(start.settings).not.toContain('exo.io');
    expect(start.readSettings).toContain('. ./stack.env');
  });

  it('builds the images, makes the secrets and starts the site under a name of its own', () => {
    expect(start.images).toBe('docker compose build\ndocker save | docker load');
    expect(start.secrets).toContain('infra/swarm/make-secrets.sh');
    expect(start.deploy).toMatch(/^docker stack deploy .*-c infra\/swarm\/stack\.yml trial$/);
  });
});
