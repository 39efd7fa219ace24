import { type JobResponse, JOBS_PATH, type JobsResponse } from '@garage/contracts/findings';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ChecksService } from './checks.service.js';
import { CheckDto, JobNoteDto, JobStateDto } from './dto/jobs.dto.js';
import { JobsService } from './jobs.service.js';

/** The cars of the day for whoever works on them; every change is answered with the job as it is then. */
@Controller(JOBS_PATH)
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly checks: ChecksService,
  ) {}

  @RequirePermission('jobs:read')
  @Get()
  list(): Promise<JobsResponse> {
    return this.jobs.today();
  }

  @RequirePermission('jobs:read')
  @Get(':id')
  read(@Id() id: number, @CurrentUser() user: UserEntity): Promise<JobResponse> {
    return this.answer(id, user);
  }

  @RequirePermission('jobs:write')
  @Put(':id/state')
  async goOn(
    @Id() id: number,
    @Body() { state }: JobStateDto,
    @CurrentUser() user: UserEntity,
  ): Promise<JobResponse> {
    return { job: await this.jobs.goOn(id, state, user) };
  }

  @RequirePermission('jobs:write')
  @Put(':id/checks')
  async check(
    @Id() id: number,
    @Body() request: CheckDto,
    @CurrentUser() user: UserEntity,
  ): Promise<JobResponse> {
    await this.checks.save(id, request, user);
    return this.answer(id, user);
  }

  @RequirePermission('jobs:write')
  @Post(':id/notes')
  @HttpCode(201)
  async addNote(
    @Id() id: number,
    @Body() { text }: JobNoteDto,
    @CurrentUser() user: UserEntity,
  ): Promise<JobResponse> {
    await this.jobs.addNote(id, text, user);
    return this.answer(id, user);
  }

  private async answer(id: number, user: UserEntity): Promise<JobResponse> {
    return { job: await this.jobs.read(id, user) };
  }
}
