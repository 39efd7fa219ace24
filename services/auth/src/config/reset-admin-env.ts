import { IsOptional, IsString, Matches } from 'class-validator';

/** What the command needs: nothing but the way to the database. */
export class ResetAdminConfig {
  @Matches(/^postgres(ql)?:\/\//)
  databaseUrl: string;

  @IsOptional()
  @IsString()
  databasePassword?: string;
}
