import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MailTextsModule } from '../mail-texts/mail-texts.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AnswersRepository } from './answers.repository.js';
import { AnswersService } from './answers.service.js';
import { ChecksRepository } from './checks.repository.js';
import { ChecksService } from './checks.service.js';
import { FindingMails } from './finding-mails.js';
import { FindingsController } from './findings.controller.js';
import { FindingsRepository } from './findings.repository.js';
import { FindingsService } from './findings.service.js';
import { JobAccess } from './job-access.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { ProofService } from './proof/proof.service.js';
import { StoredFindingsRepository } from './stored-findings.repository.js';
import { UnansweredFindings } from './unanswered-findings.js';

/** The job on the car: checks, findings with photos, extra work that the customer approves or declines. */
@Module({
  imports: [
    AppointmentsModule,
    CatalogueModule,
    LastKnownModule,
    LiveModule,
    MailModule,
    MailTextsModule,
    StaffModule,
  ],
  controllers: [FindingsController, JobsController, PhotosController],
  providers: [
    AnswersRepository,
    AnswersService,
    ChecksRepository,
    ChecksService,
    FindingMails,
    FindingsRepository,
    FindingsService,
    JobAccess,
    JobsService,
    PhotosRepository,
    PhotosService,
    ProofService,
    StoredFindingsRepository,
    UnansweredFindings,
  ],
  exports: [AnswersService, PhotosService, StoredFindingsRepository],
})
export class FindingsModule {}
