/** A stream of server-sent events as an open panel reads it. */
export class EventStream<Event = unknown> {
  readonly events: Event[] = [];
  /** The server has ended it. */
  ended = false;
  private readonly abort = new AbortController();

  private constructor(readonly status: number) {}

  static async open<Event>(
    url: string,
    path: string,
    headers: Record<string, string>,
  ): Promise<EventStream<Event>> {
    const abort = new AbortController();
    const response = await fetch(`${url}${path}`, { headers, signal: abort.signal });
    const stream = new EventStream<Event>(response.status);
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
        for (const [, data] of blocks.join('\n').matchAll(/^data: (.*)$/gm)) {
          this.events.push(JSON.parse(data!) as Event);
        }
      }
    } catch (error) {
      if (!this.abort.signal.aborted) throw error;
    }
    this.ended = true;
  }
}
