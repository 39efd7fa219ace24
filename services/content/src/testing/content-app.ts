import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '@garage/shared/testing/test-app';
import { AppModule } from '../app.module.js';
import { ContentConfig } from '../config/env.js';
import { migrations } from '../database/migrations.js';

export interface ContentApp extends TestApp {
  /** Where uploaded pictures are stored; removed at the end. */
  uploadsDir: string;
}

/** The whole service for a spec. */
export async function startContentApp(env: Record<string, string> = {}): Promise<ContentApp> {
  const uploadsDir = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  const service = await startTestApp(
    AppModule,
    { UPLOADS_DIR: uploadsDir, ...env },
    {
      service: 'content',
      config: ContentConfig,
      installation: { schema: 'content', migrations, jobsSchema: 'content_jobs' },
    },
  );
  return {
    ...service,
    uploadsDir,
    close: async () => {
      await service.close();
      rmSync(uploadsDir, { recursive: true, force: true });
    },
  };
}
