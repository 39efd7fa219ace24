import { builtinModules } from 'node:module';
import { defineConfig } from 'rolldown';

/**
 * Compiled code of another language in them, files of their own beside them, or traced by those who ask for it. TypeORM,
 * because `@nestjs/typeorm` loads the installed one while it runs, whatever is in here: 15 MiB for a second one.
 */
const APART = [/^@node-rs\//, 'sharp', 'pdfkit', 'pg', 'ioredis', 'typeorm'];
/** Libraries ask for them in case they are there; they are not. */
const ABSENT = [/^@nestjs\/(microservices|websockets)/, /^@fastify\/(multipart|static|view)$/, 'pg-native'];

/**
 * Writes a service and its libraries, as the compiler left them, into two files, and TypeORM apart, in place of some 1,800: it starts
 * in less than half the processor time. The command lines in `dist/cli` are left as they are. Run in the service's folder.
 */
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  external: [...builtinModules, /^node:/, ...APART, ...ABSENT],
  output: {
    dir: 'dist',
    format: 'esm',
    // V8 keeps a text of which one letter does not fit into a byte with two bytes for each: 7 MiB more.
    charset: 'ascii',
    comments: false,
    // Names of classes are names of migrations in the database, of Nest's providers, and in logs.
    keepNames: true,
    chunkFileNames: 'libraries/[name].js',
    codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
  },
});
