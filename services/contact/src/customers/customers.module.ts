import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CustomersController } from './customers.controller.js';
import { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { CustomerLinks } from './links/customer-links.js';
import { CustomerLinksRepository } from './links/customer-links.repository.js';
import { LinkEarlier } from './links/link-earlier.js';
import { CustomerMergesController } from './merges/customer-merges.controller.js';
import { CustomerMergesRepository } from './merges/customer-merges.repository.js';
import { CustomerMergesService } from './merges/customer-merges.service.js';
import { StoredCustomersRepository } from './stored-customers.repository.js';
import { CustomerVehiclesController } from './vehicles/customer-vehicles.controller.js';
import { CustomerVehiclesRepository } from './vehicles/customer-vehicles.repository.js';
import { CustomerVehiclesService } from './vehicles/customer-vehicles.service.js';

/** Customers and their cars: what appointments and messages belong together, and what staff know of both. */
@Module({
  imports: [AppointmentsModule, DocumentsModule, MessagesModule, StaffModule],
  controllers: [CustomerMergesController, CustomersController, CustomerVehiclesController],
  providers: [
    CustomerLinks,
    CustomerLinksRepository,
    CustomerMergesRepository,
    CustomerMergesService,
    CustomerVehiclesRepository,
    CustomerVehiclesService,
    CustomersRepository,
    CustomersService,
    LinkEarlier,
    StoredCustomersRepository,
  ],
  exports: [StoredCustomersRepository],
})
export class CustomersModule {}
