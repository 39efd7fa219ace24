import shared from './shared/fr.ts';

/** The texts that every page shows, and where those of each feature are; nobody fetches the staff area's. */
export default {
  shared,
  features: import.meta.glob<object>(['../../features/*/locales/fr.json', '!../../features/garage/**'], {
    import: 'default',
  }),
};
