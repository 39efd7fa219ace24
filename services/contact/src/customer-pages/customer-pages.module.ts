import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { AdmitDocuments } from './admit-documents.js';
import { CustomerAppointmentsController } from './customer-appointments.controller.js';
import { CustomerAppointmentsService } from './customer-appointments.service.js';
import { CustomerCalendarService } from './customer-calendar.service.js';
import { CustomerDocumentsController } from './customer-documents.controller.js';
import { CustomerVisitController } from './customer-visit.controller.js';
import { EarlierPlacesController } from './earlier-places.controller.js';
import { RecipientPageController } from './recipient-page.controller.js';
import { RecipientPageService } from './recipient-page.service.js';

/** What customers see and do with the link of a mail, without an account. Stores nothing of its own. */
@Module({
  imports: [
    AppointmentsModule,
    CalendarModule,
    CatalogueModule,
    DocumentsModule,
    FindingsModule,
    InspectionsModule,
    LastKnownModule,
  ],
  controllers: [
    CustomerAppointmentsController,
    CustomerDocumentsController,
    CustomerVisitController,
    EarlierPlacesController,
    RecipientPageController,
  ],
  providers: [AdmitDocuments, CustomerAppointmentsService, CustomerCalendarService, RecipientPageService],
})
export class CustomerPagesModule {}
