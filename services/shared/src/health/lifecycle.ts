import { Injectable } from '@nestjs/common';

/** Whether the service is about to stop: then it is not ready and keeps no connection open. */
@Injectable()
export class Lifecycle {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}
