import { checkLines, type ServiceType } from '@garage/contracts/booking-settings';
import type { CustomerCheck } from '@garage/contracts/customer-visit';
import type { CheckConflict, CheckRequest, JobCheck } from '@garage/contracts/findings';
import { localized, type LocalizedText } from '@garage/contracts/languages';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Appointment } from '../appointments/appointment.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { type CheckKey, ChecksRepository, type StoredCheck } from './checks.repository.js';
import { JobAccess } from './job-access.js';
import texts from './locales/de.json' with { type: 'json' };

/** What is checked on a car: the lines of its booked services, and what was said of them. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly checks: ChecksRepository,
    private readonly catalogue: CatalogueService,
    private readonly staff: StaffDirectory,
    private readonly access: JobAccess,
  ) {}

  /** The lines as the catalogue has them now, then those that were rated under other words. */
  async findOf({ id, serviceIds }: Appointment): Promise<JobCheck[]> {
    const [services, stored] = await Promise.all([
      this.catalogue.findByIds(serviceIds),
      this.checks.findOf(id),
    ]);
    const staff = await this.staff.named(stored.map(({ changedById }) => changedById));
    const said = new Map(stored.map((check) => [keyOf(check), check]));
    const lines = linesOf(services);
    const listed = new Set(lines.map(keyOf));
    return [...lines, ...stored.filter((check) => !listed.has(keyOf(check)))].map((line) => {
      const check = said.get(keyOf(line));
      return toCheck(line, check ?? null, check && staff.get(check.changedById)?.name);
    });
  }

  /** 409 with the other's change when somebody has changed it since that version. */
  async save(appointmentId: number, request: CheckRequest, user: UserEntity): Promise<void> {
    const { serviceId, text, version } = request;
    await this.access.whileOpen(appointmentId, user, async ({ serviceIds }, manager) => {
      const stored = await this.checks.find(appointmentId, request, manager);
      const name = stored?.name ?? (await this.nameOf(request, serviceIds));
      if ((stored?.version ?? 0) !== version) throw await this.conflict(request, stored);
      await this.checks.save(
        {
          appointmentId,
          serviceId,
          text,
          name,
          rating: request.rating ?? null,
          value: request.value ?? null,
          note: request.note ?? null,
          changedById: user.id,
        },
        manager,
      );
    });
  }

  /** The result, in the customer's words. */
  async resultOf({ id, language }: Appointment): Promise<CustomerCheck[]> {
    const stored = await this.checks.findOf(id);
    return stored.flatMap(({ name, rating, value }) =>
      rating === null ? [] : [{ text: localized(name, language), rating, value }],
    );
  }

  /** How many lines each appointment has, and how many of them are rated. */
  async progressOf(
    appointments: readonly Appointment[],
  ): Promise<(appointment: Appointment) => { checksDone: number; checksTotal: number }> {
    const [services, rated] = await Promise.all([
      this.catalogue.all(),
      this.checks.countRated(appointments.map(({ id }) => id)),
    ]);
    return ({ id, serviceIds }) => {
      const checksDone = rated.get(id) ?? 0;
      const lines = linesOf(services.filter((service) => serviceIds.includes(service.id)));
      return { checksDone, checksTotal: Math.max(lines.length, checksDone) };
    };
  }

  /** 404 for what is no line of a booked service. */
  private async nameOf({ serviceId, text }: CheckKey, serviceIds: readonly number[]): Promise<LocalizedText> {
    const services = await this.catalogue.findByIds(serviceIds);
    const line = linesOf(services).find((one) => one.serviceId === serviceId && one.text === text);
    if (!line) throw new AppError(404, 'not-found');
    return line.name;
  }

  private async conflict(line: CheckKey, stored: StoredCheck | null): Promise<AppError> {
    const staff = await this.staff.named([stored?.changedById ?? null]);
    const check = toCheck(line, stored, stored && staff.get(stored.changedById)?.name);
    return new AppError(409, 'conflict', texts.savedByOther, {
      extra: { check } satisfies CheckConflict as unknown as Record<string, unknown>,
    });
  }
}

function linesOf(services: readonly ServiceType[]): (CheckKey & { name: LocalizedText })[] {
  return services.flatMap(({ id, checks }) =>
    checkLines(checks).map((name) => ({ serviceId: id, text: name.de, name })),
  );
}

function keyOf({ serviceId, text }: CheckKey): string {
  return `${serviceId} ${text}`;
}

function toCheck(
  { serviceId, text }: CheckKey,
  stored: StoredCheck | null,
  changedBy: string | null | undefined,
): JobCheck {
  return {
    serviceId,
    text,
    rating: stored?.rating ?? null,
    value: stored?.value ?? null,
    note: stored?.note ?? null,
    version: stored?.version ?? 0,
    changedBy: changedBy ?? null,
    changedAt: stored?.changedAt.toISOString() ?? null,
  };
}
