import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity({ schema: 'content', name: 'site_settings' })
export class SiteSettingEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: unknown;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
