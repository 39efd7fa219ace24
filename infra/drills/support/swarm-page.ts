import { commandsOf, fillIn, readPage } from './page-commands.ts';

const START = /^## Start\n(?<text>[^]*?)^## /m;

export interface SwarmStart {
  /** Makes the Swarm; prints what to enter on the other machine. */
  begin: string;
  settings: string;
  readSettings: string;
  images: string;
  secrets: string;
  deploy: string;
}

interface Here {
  /** The address of the first machine in the network between them. */
  address: string;
  stack: string;
  release: string;
  port: number;
  /** Brings the images to the other machine, without a registry. */
  bringImages: string;
}

/** The commands with which `infra/docs/swarm.md` starts a site, as somebody types them here. */
export function swarmStart({ address, stack, release, port, bringImages }: Here): SwarmStart {
  const commands = commandsOf(START.exec(readPage('swarm.md'))!.groups!['text']!);
  const [begin, settings, readSettings, images, secrets, site, ...others] = fillIn(commands, [
    { example: '10.1.0.11', here: address },
    // Two managers decide nothing when one of them is gone: the one that stays is the only one.
    { example: 'docker swarm join-token manager', here: 'docker swarm join-token worker' },
    { example: 'data=true NODE', here: "data=true $(docker info --format '{{.Swarm.NodeID}}')" },
    { example: 'REGISTRY=registry.example/', here: 'REGISTRY=' },
    { example: 'RELEASE=1 ', here: `RELEASE=${release} ` },
    // The balancer is in a network of the Swarm's, and all visitors come from one address.
    {
      example: 'TRUSTED_PROXIES=10.0.0.0/24',
      here: `TRUSTED_PROXIES=10.0.0.0/8\nRATE_LIMIT_FACTOR=1000\nPORT=${port}`,
    },
    // Nobody uploads pictures, and nothing may go elsewhere.
    { example: 'S3_ENDPOINT=https://sos-ch-dk-2.exo.io', here: 'S3_ENDPOINT=https://store.example' },
    {
      example: 'RESTIC_REPOSITORY=s3:https://sos-ch-dk-2.exo.io/garage-copies',
      here: 'RESTIC_REPOSITORY=/repository',
    },
    { example: 'docker compose push', here: bringImages },
    { example: 'infra/swarm/stack.yml garage', here: `infra/swarm/stack.yml ${stack}` },
  ]);
  const deploy = site?.split('\n').find((line) => line.startsWith('docker stack deploy '));
  if (!deploy || others.length > 0) throw new Error('the page starts a site in other steps than before');
  return {
    begin: begin!,
    settings: settings!,
    readSettings: readSettings!,
    images: images!,
    secrets: secrets!,
    deploy,
  };
}
