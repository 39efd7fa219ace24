// Loaded before a program, so that it asks NAME_SERVER for the addresses of names: in a container the system's own way
// leads to the engine's name server, and here it would lead to the machine's. Asked anew for each connection, as there.
import dns from 'node:dns';
import { isIP } from 'node:net';

// oxlint-disable-next-line node/no-process-env -- loaded before the program has any configuration
const { NAME_SERVER = '' } = process.env;
const server = new dns.Resolver();
server.setServers([NAME_SERVER]);
const system = dns.lookup;

dns.lookup = (name, options, callback) => {
  const settings = typeof options === 'function' ? {} : options;
  const done = callback ?? options;
  if (isIP(name) || name === 'localhost') {
    system(name, settings, done);
    return;
  }
  server.resolve4(name, (error, addresses) => {
    if (error) done(error);
    else if (settings.all)
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    else done(null, addresses[0], 4);
  });
};
