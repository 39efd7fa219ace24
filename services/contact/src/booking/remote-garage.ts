import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import { SITE_SERVICES_PATH, type SiteServicesResponse } from '@garage/contracts/site-services';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { ContactConfig } from '../config/env.js';

const FRESH_MS = 1000;
const TIMEOUT_MS = 2000;

/** What the content service knows about the garage. While it does not answer, the last known answer stays. */
@Injectable()
export class RemoteGarage implements OnApplicationBootstrap {
  private readonly logger = new Logger(RemoteGarage.name);
  private known: GarageResponse | null = null;
  private etag: string | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  private running: Promise<void> | null = null;

  constructor(private readonly config: ContactConfig) {}

  /** Asked before the first visitor comes, who may come in a crowd; the service starts without an answer too. */
  onApplicationBootstrap(): void {
    this.running ??= this.refresh().finally(() => (this.running = null));
  }

  /** Opening hours and closures, at most a second old; 503 while they were never known. */
  async current(): Promise<GarageResponse> {
    if (performance.now() - this.askedAt >= FRESH_MS) {
      this.running ??= this.refresh().finally(() => (this.running = null));
      await this.running;
    }
    if (!this.known) throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2 });
    return this.known;
  }

  /** The services of the site, asked for once, to begin with. */
  async services(): Promise<SiteServicesResponse['items']> {
    const { items } = (await (await this.ask(SITE_SERVICES_PATH)).json()) as SiteServicesResponse;
    return items;
  }

  private async refresh(): Promise<void> {
    try {
      const response = await this.ask(GARAGE_PATH, this.etag === null ? {} : { 'if-none-match': this.etag });
      if (response.status !== 304) {
        this.known = (await response.json()) as GarageResponse;
        this.etag = response.headers.get('etag');
      }
    } catch (error) {
      this.logger.warn({ msg: 'opening hours not available, the last known ones stay', err: error });
    }
    this.askedAt = performance.now();
  }

  private async ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.config.contentUrl}${path}`, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok && response.status !== 304)
      throw new Error(`the content service answered ${response.status}`);
    return response;
  }
}
