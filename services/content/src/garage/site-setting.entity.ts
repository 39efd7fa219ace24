import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What staff set for the site, as a whole. Its key names it: there is one of each, and a number would say nothing more. */
@Entity({ schema: 'content', name: 'site_settings' })
export class SiteSettingEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: unknown;

  /** Counts the saves, so that nobody overwrites what somebody else saved meanwhile. */
  @Column('integer', { default: 1 })
  version: number;

  /** The username; null for what came with the installation. */
  @Column('text', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
