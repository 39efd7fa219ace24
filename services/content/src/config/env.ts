import { BaseConfig } from '@garage/shared/config/env';
import { IsNotEmpty, IsString } from 'class-validator';

/** What the content service needs beyond the settings of every service. */
export class ContentConfig extends BaseConfig {
  /** Folder of the uploaded pictures; it must survive a restart, like the database. */
  @IsString()
  @IsNotEmpty()
  uploadsDir: string;
}
