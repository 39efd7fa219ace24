import { SMTPServer } from 'smtp-server';

/** In the place of the stack's mail server: one that is there and refuses every recipient. */
export async function startRefusingMailServer(port: number): Promise<{ stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  });
  server.on('error', () => {}); // a client that hangs up
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
