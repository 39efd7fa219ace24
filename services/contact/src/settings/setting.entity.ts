import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Something that staff set; the value's shape belongs to its reader. Its key names it, and who saved it when takes the
 * place of when it was made: every save is a version.
 */
@Entity({ schema: 'contact', name: 'settings' })
export class SettingEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: object;

  /** Counts the saves, so that nobody overwrites what somebody else saved meanwhile. */
  @Column('integer')
  version: number;

  /** The username; null for what the service itself noted. */
  @Column('text', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
