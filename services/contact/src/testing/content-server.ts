import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH, type GarageResponse, type OpeningBlock } from '@garage/contracts/garage';
import { FIRST_LEGAL_DATE, LEGAL_PATH } from '@garage/contracts/legal';
import type { Language, LocalizedText } from '@garage/contracts/languages';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { SITE_SERVICES_PATH } from '@garage/contracts/site-services';

const WHOLE_DAY: OpeningBlock[] = [
  { from: '07:30', to: '12:00' },
  { from: '13:15', to: '17:30' },
];

function service(id: number, name: LocalizedText, duration: number) {
  return {
    id,
    name,
    description: { de: `${name.de} nach Mass` },
    duration,
    bufferMinutes: 0,
    color: '#4a4545',
    isActive: true,
    isOther: false,
    checks: { de: '' },
    price: null as number | null,
    isPriceFrom: false,
  };
}

/** Answers what is asked of the content service: opening hours, closures, languages, services, the day of the privacy text, words in mails. */
export class ContentServer {
  openingHours: Record<string, OpeningBlock[]> = {
    monday: WHOLE_DAY,
    tuesday: WHOLE_DAY,
    wednesday: WHOLE_DAY,
    thursday: WHOLE_DAY,
    friday: WHOLE_DAY,
    saturday: [],
    sunday: [],
  };
  closures: GarageResponse['closures'] = [];
  languages: Language[] = DEFAULT_GARAGE.languages;
  services = [
    service(1, { de: 'Wartung', fr: 'Entretien' }, 240),
    service(4, { de: 'Motor' }, 480),
    service(10, { de: 'Radwechsel' }, 30),
    { ...service(12, { de: 'Anderes' }, 60), isOther: true },
  ];
  /** Of the record of the services: each change makes the next one. */
  version = 1;
  legal = { datenschutzDate: FIRST_LEGAL_DATE, version: 1 };
  /** The garage's own words in mails. */
  mails: Record<string, string> = {};
  /** Everything that it was asked for, and when. */
  readonly asked: { path: string; atMs: number }[] = [];
  private server: Server | null = null;

  get url(): string {
    if (!this.server) throw new Error('not started');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const answers: Record<string, unknown> = {
        [GARAGE_PATH]: {
          garage: { ...DEFAULT_GARAGE, openingHours: this.openingHours, languages: this.languages },
          closures: this.closures,
        },
        [LEGAL_PATH]: this.legal,
        [`${WEBSITE_PATH}/mails`]: this.mails,
        [SITE_SERVICES_PATH]: {
          items: this.services,
          version: this.version,
        },
      };
      this.asked.push({ path: request.url ?? '', atMs: performance.now() });
      const answer = answers[request.url ?? ''];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (this.server) this.server.close(() => resolve());
      else resolve();
    });
  }
}
