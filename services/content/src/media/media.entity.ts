import type { LocalizedText } from '@garage/contracts/languages';
import type { MediaState } from '@garage/contracts/media';
import type { UploadedPicture } from '@garage/contracts/pictures';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture of the library, with what staff say about it. */
@Entity({ schema: 'content', name: 'media' })
export class MediaEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('jsonb')
  picture: UploadedPicture;

  @Column('jsonb')
  alt: LocalizedText;

  /** Whether its sizes are made; only then pages may show it. */
  @Column('text')
  state: MediaState;

  /** The username. */
  @Column('text', { name: 'added_by' })
  addedBy: string;

  @CreateDateColumn({ name: 'added_at', type: 'timestamptz' })
  addedAt: Date;
}
