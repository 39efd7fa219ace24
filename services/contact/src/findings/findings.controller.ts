import { type FindingResponse, FINDINGS_PATH } from '@garage/contracts/findings';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../messages/idempotency-key.decorator.js';
import { AnswersService } from './answers.service.js';
import { ChangeFindingDto, FindingDto, ToldAnswerDto } from './dto/findings.dto.js';
import { FindingsService } from './findings.service.js';
import { ProofService } from './proof/proof.service.js';

/** What the workshop finds on a car. */
@Controller(FINDINGS_PATH)
export class FindingsController {
  constructor(
    private readonly findings: FindingsService,
    private readonly answers: AnswersService,
    private readonly proof: ProofService,
  ) {}

  @RequirePermission('jobs:write')
  @Post()
  async add(
    @Id() id: number,
    @Body() request: FindingDto,
    @CurrentUser() user: UserEntity,
    @IdempotencyKey() key: string | undefined,
  ): Promise<FindingResponse> {
    return { finding: await this.findings.add(id, request, user, key) };
  }

  @RequirePermission('jobs:write')
  @Put(':findingId')
  async change(
    @Id() id: number,
    @IdInAddress('findingId') findingId: number,
    @Body() request: ChangeFindingDto,
    @CurrentUser() user: UserEntity,
  ): Promise<FindingResponse> {
    return { finding: await this.findings.change(id, findingId, request, user) };
  }

  @RequirePermission('jobs:write')
  @Delete(':findingId')
  @HttpCode(204)
  delete(
    @Id() id: number,
    @IdInAddress('findingId') findingId: number,
    @CurrentUser() user: UserEntity,
  ): Promise<void> {
    return this.findings.delete(id, findingId, user);
  }

  @RequirePermission('jobs:write')
  @Post(':findingId/offer')
  @HttpCode(200)
  async offer(
    @Id() id: number,
    @IdInAddress('findingId') findingId: number,
    @CurrentUser() user: UserEntity,
  ): Promise<FindingResponse> {
    return { finding: await this.findings.offer(id, findingId, user) };
  }

  @RequirePermission('jobs:write')
  @Post(':findingId/answer')
  @HttpCode(200)
  async writeDown(
    @Id() id: number,
    @IdInAddress('findingId') findingId: number,
    @Body() request: ToldAnswerDto,
    @CurrentUser() user: UserEntity,
  ): Promise<FindingResponse> {
    await this.answers.writeDown(id, findingId, request, user);
    return { finding: await this.findings.read(id, findingId) };
  }

  /** What the customer has answered to, as it was shown: a PDF. */
  @RequirePermission('jobs:read')
  @Get(':findingId/proof')
  async proofOf(
    @Id() id: number,
    @IdInAddress('findingId') findingId: number,
    @CurrentUser() user: UserEntity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { name, content } = await this.proof.make(id, findingId, user);
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }
}
