import type { UploadedPicture } from '@garage/contracts/pictures';
import type {
  ActivePromotion,
  ImagePosition,
  PromotionType,
  VisualEffect,
} from '@garage/contracts/promotions';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A seasonal promotion: its popup, its effect, and when both are shown. */
@Entity({ schema: 'content', name: 'promotions' })
export class PromotionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** For the staff alone. */
  @Column('text')
  name: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('jsonb', { default: {} })
  translations: ActivePromotion['translations'];

  @Column('text')
  type: PromotionType;

  @Column('boolean', { name: 'is_active', default: false })
  isActive: boolean;

  /** First and last day in Zurich, `yyyy-MM-dd`. */
  @Column('date', { name: 'start_date' })
  startDate: string;

  @Column('date', { name: 'end_date' })
  endDate: string;

  @Column('boolean', { name: 'ignore_dates', default: false })
  ignoreDates: boolean;

  @Column('boolean', { name: 'show_popup', default: true })
  showPopup: boolean;

  @Column('boolean', { name: 'show_on_mobile', default: true })
  showOnMobile: boolean;

  @Column('text', { name: 'visual_effect', nullable: true })
  visualEffect: VisualEffect | null;

  @Column('text', { name: 'image_url', default: '' })
  imageUrl: string;

  /** The uploaded picture in all its sizes; `imageUrl` is one of them. */
  @Column('jsonb', { nullable: true })
  picture: UploadedPicture | null;

  @Column('text', { name: 'image_position', default: 'left' })
  imagePosition: ImagePosition;

  @Column('jsonb', { default: {} })
  settings: Record<string, unknown>;

  /** Counts the changes, so that nobody overwrites what somebody else saved meanwhile. */
  @VersionColumn({ default: 1 })
  version: number;

  /** A username, as it was then; null for the examples that came with the installation. */
  @Column('text', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
