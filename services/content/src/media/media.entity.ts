import type { LocalizedText } from '@garage/contracts/languages';
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

  /** The username. */
  @Column('text', { name: 'added_by' })
  addedBy: string;

  @CreateDateColumn({ name: 'added_at', type: 'timestamptz' })
  addedAt: Date;
}
