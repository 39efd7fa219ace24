import { BaseConfig } from '@garage/shared/config/env';
import { IsNotEmpty, IsString, IsUrl, ValidateIf } from 'class-validator';

const S3_SETTINGS = ['s3Endpoint', 's3Region', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const;

/** Half of what a store needs is a mistake; nothing of it means that pictures lie on disk. */
const IfAnyOfS3 = () =>
  ValidateIf((config: ContentConfig) => S3_SETTINGS.some((name) => config[name] !== undefined));
const togetherOnly = { message: 'is missing; the settings of S3 are given all together or not at all' };

/** What the content service needs beyond the settings of every service. */
export class ContentConfig extends BaseConfig {
  /** Folder of the uploaded pictures; it must survive a restart, like the database. Imports pass through it. */
  @IsString()
  @IsNotEmpty()
  uploadsDir: string;

  /** Given, pictures lie in a bucket of this store instead of the folder. */
  @IfAnyOfS3()
  @IsNotEmpty(togetherOnly)
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  s3Endpoint?: string;

  @IfAnyOfS3()
  @IsNotEmpty(togetherOnly)
  s3Region?: string;

  @IfAnyOfS3()
  @IsNotEmpty(togetherOnly)
  s3Bucket?: string;

  @IfAnyOfS3()
  @IsNotEmpty(togetherOnly)
  s3AccessKeyId?: string;

  @IfAnyOfS3()
  @IsNotEmpty(togetherOnly)
  s3SecretAccessKey?: string;
}

/** Where the store of the pictures is; null when they lie on disk. */
export function s3Of(config: ContentConfig) {
  const { s3Endpoint, s3Region, s3Bucket, s3AccessKeyId, s3SecretAccessKey } = config;
  if (!s3Endpoint || !s3Region || !s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) return null;
  return {
    endpoint: s3Endpoint,
    region: s3Region,
    bucket: s3Bucket,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  };
}
