import type { SiteContents } from '@garage/contracts/content-archive';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** All content as it was before an import. The files of its pictures stay as long as it is kept. */
@Entity({ schema: 'content', name: 'replaced_contents' })
export class ReplacedContentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('jsonb')
  contents: SiteContents;

  /** The username. */
  @Column('text', { name: 'replaced_by' })
  replacedBy: string;

  @CreateDateColumn({ name: 'replaced_at', type: 'timestamptz' })
  replacedAt: Date;
}
