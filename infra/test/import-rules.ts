/**
 * Who may import what. The linter takes its patterns from here (`oxlint.config.ts`), CONTRIBUTING shows the rows, and
 * `import-rules.spec.ts` compares the two and checks what no pattern can say.
 */
export interface ImportRule {
  who: string;
  files: readonly string[];
  /** In words, for CONTRIBUTING. */
  may: string;
  /** Patterns of the linter, as in `.gitignore`; where two rules meet a file, the later one holds. */
  refused: readonly string[];
}

const SERVICES = ['auth', 'content', 'contact'] as const;
const OTHER_SERVICES = SERVICES.map((service) => `@garage/${service}/*`);

/** Contracts that every layer of the web may know: they name no feature. */
const COMMON_CONTRACTS = [
  'auth',
  'brand-color',
  'calendar-day',
  'common',
  'garage',
  'languages',
  'page-addresses',
  'permissions',
  'pictures',
  'prices',
  'second-factor',
  'site-cookie',
];
const FEATURES_CONTRACTS = [
  '@garage/contracts/*',
  ...COMMON_CONTRACTS.map((name) => `!@garage/contracts/${name}`),
];

const WEB_LAYERS = ['app', 'pages', 'features', 'components', 'lib', 'theme', 'config'] as const;
type WebLayer = (typeof WEB_LAYERS)[number];

/** A layer of `web/src` imports itself and the layers that are named. */
function webLayer(layer: WebLayer, layers: readonly WebLayer[], contracts: 'all' | 'common'): ImportRule {
  const others = WEB_LAYERS.filter((each) => each !== layer && !layers.includes(each));
  const itself = layer === 'features' ? 'itself, never another feature' : 'itself';
  return {
    who: layer === 'features' ? 'a feature of the web' : `\`web/src/${layer}\``,
    files: [`web/src/${layer}/**`],
    may: [itself, ...layers, contracts === 'all' ? 'contracts' : 'contracts that name no feature'].join(', '),
    refused: [...others.map((other) => `**/${other}/**`), ...(contracts === 'all' ? [] : FEATURES_CONTRACTS)],
  };
}

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    who: '`services/contracts`',
    files: ['services/contracts/src/**/*.ts'],
    may: 'nothing but date-fns, to count days',
    refused: ['*', '!./*', '!date-fns/*'],
  },
  {
    who: '`services/shared`',
    files: ['services/shared/src/**/*.ts'],
    may: 'contracts',
    refused: [...OTHER_SERVICES, ...SERVICES.map((service) => `**/${service}/src/**`)],
  },
  {
    who: '`services/tracing`',
    files: ['services/tracing/src/**'],
    may: 'contracts; it is imported by nobody, but loaded before a program',
    refused: [...OTHER_SERVICES, '@garage/shared/*', '../../**'],
  },
  {
    who: 'a service',
    files: SERVICES.map((service) => `services/${service}/src/**/*.ts`),
    may: 'shared and contracts, never another service; another feature’s service or what its module exports',
    refused: [...OTHER_SERVICES, '../../../*/src/**'],
  },
  {
    who: 'a controller',
    files: ['services/*/src/**/*.controller.ts'],
    may: 'what a service may, but nothing of the database: no repository, no entity',
    refused: [
      ...OTHER_SERVICES,
      '../../../*/src/**',
      'typeorm',
      '@nestjs/typeorm',
      'pg',
      '**/*.repository.js',
      '**/*.entity.js',
    ],
  },
  webLayer('app', ['pages', 'features', 'components', 'lib', 'theme', 'config'], 'all'),
  webLayer('pages', ['features', 'components', 'lib', 'config'], 'all'),
  webLayer('features', ['components', 'lib', 'theme', 'config'], 'all'),
  webLayer('components', ['lib', 'theme', 'config'], 'common'),
  webLayer('lib', ['config'], 'common'),
  webLayer('theme', [], 'common'),
  webLayer('config', [], 'common'),
];
