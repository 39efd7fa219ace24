/** The only place that reads `import.meta.env`; specs replace this file. */
export const isDevelopment: boolean = import.meta.env.DEV;
