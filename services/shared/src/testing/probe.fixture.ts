import { Body, Controller, Get, HttpCode, Logger, Module, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { BeforeRequirements } from '../auth/before-requirements.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { RequirePermission } from '../auth/require-permission.decorator.js';
import { SignedIn } from '../auth/signed-in.decorator.js';
import { UserEntity } from '../auth/user.entity.js';
import { DatabaseModule } from '../database/database.module.js';
import { AppError } from '../errors/app-error.js';
import { endSession, startSession } from '../session/session.js';
import { Email } from '../validation/email.decorator.js';
import { Id } from '../validation/id.decorator.js';
import { Text } from '../validation/text.decorator.js';
import { Flag, Integer, OneOf } from '../validation/values.decorator.js';

/** A small service that uses the platform the way the real ones do. */
class CreateNotes1700000000000 implements MigrationInterface {
  readonly name = 'CreateNotes1700000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE probe.notes (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(20), message text)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE probe.notes');
  }
}

export class NoteDto {
  @Text({ max: 20, required: 'Name ist erforderlich' })
  name: string;

  @Text({ max: 5000, required: true, multiline: true })
  message: string;

  @Email({})
  email?: string;

  @Integer({ min: 1, max: 5 })
  stars?: number;

  @OneOf(['de', 'fr'])
  language?: string;

  @Flag({ required: true, mustBeTrue: 'Bitte stimmen Sie zu.' })
  privacy: boolean;
}

const slow = { onStart: (): void => {}, released: Promise.resolve() };

export interface HeldRequest {
  /** Resolves when a request has arrived at a slow route. */
  started: Promise<void>;
  /** Lets it be answered. */
  release(): void;
}

/** Makes the next request to a slow route wait. */
export function holdSlowRequest(): HeldRequest {
  const held: Partial<HeldRequest> = {};
  slow.released = new Promise((resolve) => {
    held.release = resolve;
  });
  const started = new Promise<void>((resolve) => {
    slow.onStart = resolve;
  });
  return { started, release: () => held.release?.() };
}

@Controller('api/probe')
export class PublicProbeController {
  constructor(private readonly dataSource: DataSource) {}

  @Post('notes')
  @Public()
  async create(@Body() { name, message }: NoteDto): Promise<{ id: number; name: string; message: string }> {
    const rows: { id: number }[] = await this.dataSource.query(
      'INSERT INTO probe.notes (name, message) VALUES ($1, $2) RETURNING id',
      [name, message],
    );
    return { id: rows[0]?.id ?? 0, name, message };
  }

  @Get('notes/:id')
  @Public()
  async read(@Id() id: number): Promise<unknown> {
    const rows: unknown[] = await this.dataSource.query('SELECT id, name FROM probe.notes WHERE id = $1', [
      id,
    ]);
    if (!rows[0]) throw new AppError(404, 'not-found');
    return rows[0];
  }

  @Get('count')
  @Public()
  async count(): Promise<unknown> {
    return this.dataSource.query('SELECT count(*)::int AS notes FROM probe.notes').then(([row]) => row);
  }

  /** A route that forgot to validate. */
  @Get('unvalidated/:value')
  @Public()
  async unvalidated(@Param('value') value: string): Promise<unknown> {
    return this.dataSource.query('SELECT $1::integer AS value', [value]);
  }

  @Get('broken')
  @Public()
  broken(): never {
    throw new Error('the secret recipe');
  }

  @Get('broken-badly')
  @Public()
  brokenBadly(): never {
    // oxlint-disable-next-line only-throw-error -- libraries do it
    throw 'the secret recipe';
  }

  @Get('broken-statement')
  @Public()
  async brokenStatement(): Promise<unknown> {
    return this.dataSource.query('INSERT INTO probe.notes (name, nothing) VALUES ($1, $2)', [
      'Vreni',
      'secret',
    ]);
  }

  @Post('log')
  @Public()
  log(): void {
    new Logger('Feature').log('written by a feature');
  }

  @Get('busy')
  @Public()
  busy(): never {
    throw new AppError(429, 'too-many-requests', undefined, { retryAfterSeconds: 7 });
  }

  @Get('slow')
  @Public()
  async slow(): Promise<{ done: true }> {
    slow.onStart();
    await slow.released;
    await this.dataSource.query('SELECT 1');
    return { done: true };
  }
}

@Controller('api/admin/probe')
@RequirePermission('users:write')
export class StaffProbeController {
  constructor(private readonly dataSource: DataSource) {}

  @Post('sign-in/:id')
  @Public()
  @HttpCode(200)
  async signIn(@Id() id: number, @Req() request: FastifyRequest): Promise<{ adminToken: string }> {
    const user = await this.dataSource.getRepository(UserEntity).findOneByOrFail({ id });
    return { adminToken: await startSession(request, user, false) };
  }

  @Post('sign-out')
  @SignedIn()
  @HttpCode(200)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await endSession(request, reply);
    return { success: true };
  }

  @Get('broken')
  @SignedIn()
  broken(): never {
    throw new Error('the secret recipe');
  }

  @Get('me')
  @SignedIn()
  @BeforeRequirements()
  me(@CurrentUser() user: UserEntity): { username: string; role: string; hasHash: boolean } {
    return { username: user.username, role: user.role.name, hasHash: user.passwordHash !== undefined };
  }

  /** Waits like a request that is still being answered when its session ends. */
  @Get('slow')
  @SignedIn()
  async slow(): Promise<{ done: true }> {
    slow.onStart();
    await slow.released;
    return { done: true };
  }

  @Get('users')
  read(): { read: true } {
    return { read: true };
  }

  @Post('users')
  @HttpCode(200)
  write(): { written: true } {
    return { written: true };
  }
}

@Controller('api/admin/undeclared')
export class UndeclaredProbeController {
  @Get()
  read(): { leaked: true } {
    return { leaked: true };
  }
}

@Module({
  imports: [
    DatabaseModule.forRoot({ schema: 'probe', entities: [], migrations: [CreateNotes1700000000000] }),
  ],
  controllers: [PublicProbeController, StaffProbeController, UndeclaredProbeController],
})
export class ProbeModule {}
