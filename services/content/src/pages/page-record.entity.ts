import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Outdated } from './outdated-translations.js';

/** One version of a page. The highest version is the current one; what older ones say is never changed. */
@Entity({ schema: 'content', name: 'page_records' })
export class PageRecordEntity {
  @PrimaryColumn('text')
  page: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  values: Record<string, string>;

  /** The username; null for what came with the installation. */
  @Column('text', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  /** Null for what the last release has stored, until somebody asks. */
  @Column('jsonb', { nullable: true })
  outdated: Outdated | null;

  @CreateDateColumn({ name: 'saved_at', type: 'timestamptz' })
  savedAt: Date;
}
