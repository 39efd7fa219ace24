import type { AuditAction } from '@garage/contracts/audit';
import { zurichToday } from '@garage/contracts/calendar-day';
import {
  type ConfirmTranslationsRequest,
  type EditorRecord,
  type EditorValues,
  type PageVersion,
  type PageVersionRecord,
  type PageVersionsQuery,
  type PageVersionsResponse,
  pictureNames,
  VERSION_LIST_LIMITS,
} from '@garage/contracts/editor-pages';
import { type EditorPage, isEditorPage } from '@garage/contracts/editors';
import { mediaId } from '@garage/contracts/media';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Answers } from '../answers/answers.js';
import { completePage } from '../pages/complete-page.js';
import { guardEmbedAddresses } from '../pages/embed-addresses.js';
import type { PageRecordEntity } from '../pages/page-record.entity.js';
import { PageVersions } from '../pages/page-versions.js';
import { MediaRepository } from '../media/media.repository.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { VEHICLE_SETTINGS_KEY } from '../vehicles/vehicles.service.js';
import { PagesService } from '../pages/pages.service.js';
import { withLegalDates } from './legal-dates.js';
import texts from './locales/de.json' with { type: 'json' };
import { readChange, readVersion, requireWholeEntries } from './read-change.js';

/** What staff change about the pages. Each save is a version; none is ever changed or lost. */
@Injectable()
export class EditorsService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly history: PageVersions,
    private readonly visitors: PagesService,
    private readonly media: MediaRepository,
    private readonly answers: Answers,
  ) {}

  async read(name: string): Promise<EditorRecord> {
    const page = editorPage(name);
    const record = await this.current(page);
    return {
      ...withValues(page, record),
      outdated: await this.history.outdated(record, page),
    };
  }

  /** Newest first. */
  async versions(
    name: string,
    { cursor, limit = VERSION_LIST_LIMITS.defaultPage }: PageVersionsQuery,
  ): Promise<PageVersionsResponse> {
    const before = cursor === undefined ? undefined : Number(cursor);
    // One more tells whether there is another page.
    const found = await this.pages.findVersions(editorPage(name), { before, limit: limit + 1 });
    const versions = found.slice(0, limit).map(toVersion);
    const last = versions.at(-1);
    return { versions, ...(last && versions.length < found.length && { nextCursor: String(last.version) }) };
  }

  async version(name: string, version: number): Promise<PageVersionRecord> {
    const page = editorPage(name);
    return withValues(page, await this.existing(page, version));
  }

  async save(name: string, body: unknown, by: StaffCaller): Promise<EditorRecord> {
    const page = editorPage(name);
    const { version, values } = readChange(page, body);
    if (Object.keys(values).length === 0) throw new AppError(400, 'bad-request', texts.nothingToChange);
    return this.store(page, version, by, async (before, manager) => {
      const after = { ...before, ...values };
      requireWholeEntries(page, values, after);
      await this.requirePictures(page, values, manager);
      return after;
    });
  }

  /** The page as visitors would get it with these changes, which are not stored. */
  async shown(name: string, body: unknown): Promise<object> {
    const page = editorPage(name);
    const { values } = readChange(page, body);
    const current = await this.current(page);
    return this.visitors.shown(page, changed(page, current.values, { ...current.values, ...values }));
  }

  /** Makes an older version the newest one again; refused by field for pictures that have been deleted since. */
  async restore(name: string, number: number, body: unknown, by: StaffCaller): Promise<EditorRecord> {
    const page = editorPage(name);
    const expected = readVersion(body);
    const old = completePage(page, (await this.existing(page, number)).values);
    return this.store(page, expected, by, async (_before, manager) => {
      await this.requirePictures(page, old, manager);
      return old;
    });
  }

  /** The texts stay as they are; those translations are no longer older than their German text. */
  async confirm(name: string, confirmed: ConfirmTranslationsRequest, by: StaffCaller): Promise<EditorRecord> {
    const page = editorPage(name);
    await this.next(page, confirmed.version, by, 'translations-confirmed', (current, manager) =>
      this.history.confirm(page, current, { ...confirmed, savedBy: by.user.username }, manager),
    );
    return this.read(page);
  }

  private async store(
    page: EditorPage,
    expected: number | undefined,
    by: StaffCaller,
    change: (before: EditorValues, manager: EntityManager) => Promise<EditorValues>,
  ): Promise<EditorRecord> {
    await this.next(page, expected, by, 'content-changed', async (current, manager) => {
      const before = completePage(page, current.values);
      const values = changed(page, before, await change(before, manager));
      const names = new Set([...Object.keys(before), ...Object.keys(values)]);
      const differing = [...names].filter((field) => values[field] !== before[field]);
      if (differing.length === 0) return null;
      await guardEmbedAddresses(page, { before, after: values }, by, manager);
      const { version, outdated } = current;
      const savedBy = by.user.username;
      const added = { page, before: { version, outdated, values: before }, values, savedBy };
      return { version: await this.history.add(added, manager), changed: differing };
    });
    this.answers.forget(`page:${page}`);
    if (page === 'vehicles') this.answers.forget(VEHICLE_SETTINGS_KEY);
    return this.read(page);
  }

  /**
   * Makes the version that follows the current one, unless somebody else has made one since; with its record of who
   * has changed what. Null is nothing to store.
   */
  private next(
    page: EditorPage,
    expected: number | undefined,
    by: StaffCaller,
    action: Extract<AuditAction, 'content-changed' | 'translations-confirmed'>,
    make: (
      current: PageRecordEntity,
      manager: EntityManager,
    ) => Promise<{ version: number; changed: string[] } | null>,
  ): Promise<void> {
    return this.pages.transaction(async (manager) => {
      await this.pages.lock(page, manager);
      const current = await this.current(page, manager);
      if (expected !== undefined && expected !== current.version) throw conflictWith(current.savedBy);
      const made = await make(current, manager);
      if (!made) return;
      await recordAudit(manager, {
        action,
        outcome: 'success',
        actorUserId: by.user.id,
        details: { page, ...made },
        caller: by.caller,
      });
    });
  }

  /** Refuses the fields that name a picture which the library cannot show; all others stay there until the end. */
  private async requirePictures(
    page: EditorPage,
    values: EditorValues,
    manager: EntityManager,
  ): Promise<void> {
    const named = pictureNames(page, values).flatMap((name) => {
      const id = mediaId(values[name] ?? '');
      return id === null ? [] : [{ name, id }];
    });
    const states = await this.media.findStatesAndHold(
      named.map(({ id }) => id),
      manager,
    );
    const problems = named.flatMap(({ name, id }) => {
      const state = states.get(id);
      if (state === undefined) return [[name, texts.pictureGone]];
      return state === 'ready' ? [] : [[name, texts.pictureNotReady]];
    });
    if (problems.length > 0) throw refusedFields(Object.fromEntries(problems) as Record<string, string>);
  }

  private async current(page: EditorPage, manager?: EntityManager): Promise<PageRecordEntity> {
    const record = await this.pages.findCurrent(page, manager);
    if (!record) throw new AppError(503, 'dependency-unavailable');
    return record;
  }

  private async existing(page: EditorPage, version: number): Promise<PageRecordEntity> {
    const record = await this.pages.findVersion(page, version);
    if (!record) throw new AppError(404, 'not-found');
    return record;
  }
}

function editorPage(name: string): EditorPage {
  if (isEditorPage(name)) return name;
  throw new AppError(404, 'not-found');
}

function conflictWith(user: string | null): AppError {
  const message = user === null ? texts.savedBySomebody : texts.savedBy.replace('{user}', () => user);
  return new AppError(409, 'conflict', message);
}

/** What would be stored, with what follows from the change itself. */
function changed(page: EditorPage, before: EditorValues, after: EditorValues): EditorValues {
  const values = completePage(page, after);
  return page === 'legal' ? withLegalDates(completePage(page, before), values, zurichToday()) : values;
}

function toVersion({
  version,
  savedAt,
  savedBy,
}: Pick<PageRecordEntity, 'version' | 'savedAt' | 'savedBy'>): PageVersion {
  return { version, savedAt: savedAt.toISOString(), savedBy };
}

function withValues(page: EditorPage, record: PageRecordEntity): PageVersionRecord {
  return { ...toVersion(record), values: completePage(page, record.values) };
}
