import { LIVE_PATH } from '@garage/contracts/live';

/** A stream of server-sent events as an open panel reads it. */
export class EventStream<Event = unknown> {
  readonly events: Event[] = [];
  /** The server has ended it. */
  ended = false;
  private readonly abort = new AbortController();

  private constructor(
    readonly status: number,
    private readonly topic: string,
  ) {}

  /** Hears the events of this topic alone. */
  static async open<Event>(
    url: string,
    topic: string,
    headers: Record<string, string>,
  ): Promise<EventStream<Event>> {
    const abort = new AbortController();
    const response = await fetch(`${url}${LIVE_PATH}`, { headers, signal: abort.signal });
    const stream = new EventStream<Event>(response.status, topic);
    stream.abort.signal.addEventListener('abort', () => abort.abort());
    void stream.read(response);
    return stream;
  }

  stop(): void {
    this.abort.abort();
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const part of response.body!) {
        const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n');
        rest = blocks.pop()!;
        const events = blocks.join('\n').matchAll(/^event: (.*)\ndata: (.*)$/gm);
        for (const [, topic, data] of events) {
          if (topic === this.topic) this.events.push(JSON.parse(data!) as Event);
        }
      }
    } catch (error) {
      if (!this.abort.signal.aborted) throw error;
    }
    this.ended = true;
  }
}
