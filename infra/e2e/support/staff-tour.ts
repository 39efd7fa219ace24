import { CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import type { Page } from 'playwright-core';
import { oneTimeCode } from './one-time-code.ts';

/** What the tour finds in the installation, so that no tab is empty. */
export interface Exhibits {
  /** Of whoever walks; with it the second factor is set up. */
  password: string;
  visitor: string;
  /** The visitor's. */
  email: string;
  promotion: string;
  colleague: string;
  role: string;
  template: string;
  /** Saves other garage facts, as a colleague at another desk would. */
  saveGarageElsewhere: () => Promise<void>;
}

type Look = (view: string) => Promise<void>;

/** Walks through every tab of the panel and every window that opens over it, and stops at each to look. */
export async function tourPanel(page: Page, exhibits: Exhibits, look: Look): Promise<void> {
  const walk = new Walk(page, look);
  await tourDashboard(walk);
  await tourMessages(walk, exhibits);
  await tourAppointments(walk);
  await tourPromotions(walk, exhibits);
  await walk.tab('vehicles', 'Fahrzeuge', 'Fahrzeugsuche');
  await tourSettings(walk, exhibits);
  await tourPersonalData(walk, exhibits);
  await tourContent(walk);
  await tourUsers(walk, exhibits);
  await tourProfile(walk, exhibits);
}

async function tourDashboard(walk: Walk): Promise<void> {
  await walk.tab('dashboard', /^Guten/, /^Geprüft um/);
  await walk.page.getByRole('button', { name: 'Verlängern' }).first().click();
  await walk.page.getByText('Sitzung verlängert').waitFor();
  await walk.look('dashboard, with a notice');
  // A telephone has the other areas behind it.
  if (await walk.page.getByRole('button', { name: 'Mehr', exact: true }).isVisible()) {
    await walk.window('Mehr');
    await walk.close();
  }
}

async function tourMessages(walk: Walk, { visitor, template }: Exhibits): Promise<void> {
  await walk.tab('contact-messages', 'Kontaktanfragen', visitor);
  await walk.window(visitor, 'dialog', 'Antwort von');
  await walk.page.getByRole('button', { name: 'Antworten', exact: true }).click();
  await walk.page.getByLabel('Antwort', { exact: true }).waitFor();
  await walk.look('contact-messages, writing an answer');
  await walk.close();
  await walk.window('Löschen', 'alertdialog');
  await walk.close();
  await walk.window('Antwortvorlagen', 'dialog', template);
  await walk.window('Neue Vorlage', 'dialog', 'Name der Vorlage');
  await walk.close();
  await walk.window(`Vorlage «${template}» löschen`, 'alertdialog');
  await walk.close();
  await walk.close();
}

async function tourAppointments(walk: Walk): Promise<void> {
  await walk.tab('appointments', 'Termine', 'Termin eintragen');
  await walk.page.getByRole('button', { name: 'Kalender öffnen: Tag wählen' }).click();
  await walk.page.getByRole('grid', { name: /20\d\d/ }).waitFor();
  await walk.look('appointments, a calendar');
  await walk.page.keyboard.press('Escape');
  await walk.window('Termin eintragen', 'dialog', 'Speichern');
  await walk.close();
  await walk.section('Leistungen', 'Radwechsel');
  await walk.section('Zeiten', 'Woche der Werkstatt');
  await walk.section('Saison', 'Derzeit sind keine geplant.');
  await walk.section('Sperrtage', 'Derzeit ist kein Tag gesperrt.');
}

async function tourPromotions(walk: Walk, { promotion }: Exhibits): Promise<void> {
  await walk.tab('promotions', 'Aktionen', promotion);
  await walk.window('Neue Aktion', 'dialog', 'Effekt auf der Startseite');
  await walk.page.getByRole('button', { name: 'Kalender öffnen: Enddatum' }).click();
  await walk.page.getByRole('grid').waitFor();
  await walk.look('promotions, a calendar');
  await walk.page.keyboard.press('Escape');
  await walk.page.getByRole('grid').waitFor({ state: 'detached' });
  await walk.page.getByRole('button', { name: 'Speichern' }).click();
  await walk.page.getByText('Titel ist erforderlich').waitFor();
  await walk.look('promotions, what is missing');
  await walk.close();
  await walk.window(`Löschen: ${promotion}`, 'alertdialog');
  await walk.close();
}

async function tourSettings(walk: Walk, { saveGarageElsewhere }: Exhibits): Promise<void> {
  const { page } = walk;
  await walk.tab('settings', 'Einstellungen', 'Öffnungszeiten');
  await page.getByLabel('Leitspruch').fill('Ihr Partner für jeden Weg');
  await saveGarageElsewhere();
  await walk.window('Speichern', 'alertdialog', 'Inzwischen geändert');
  await page.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Termine', exact: true }).filter({ visible: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await walk.look('settings, leaving with changes');
  await walk.close();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await walk.section('E-Mail', 'Absender und Empfänger');
  await walk.section('Datenschutz', 'Was kommende Nacht gelöscht würde');
}

async function tourPersonalData(walk: Walk, { email }: Exhibits): Promise<void> {
  await walk.section('Auskunft', 'Auskunft und Löschung');
  await walk.page.getByLabel('E-Mail-Adresse, Kontrollschild oder Kundennummer').fill(email);
  await walk.page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await walk.page.getByText('Kontaktanfragen: 1').waitFor();
  await walk.look('settings, what is stored about a person');
  await walk.window('Alles löschen', 'alertdialog');
  await walk.close();
}

async function tourContent(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.tab('content', 'Inhalte', 'Noch nichts wurde ersetzt.');
  await walk.window('Mediathek', 'dialog', 'Noch kein Bild hochgeladen.');
  await walk.close();
  const archive = await page.request.get(CONTENT_ARCHIVE_PATH);
  const file = { name: 'inhalte.jsonl', mimeType: 'application/x-ndjson', buffer: await archive.body() };
  await page.locator('input[type=file][accept=".jsonl"]').setInputFiles(file);
  await page.getByText('Alle Inhalte ersetzen?').waitFor();
  await walk.look('content, what an import would replace');
  await walk.close();
}

async function tourUsers(walk: Walk, { colleague, role }: Exhibits): Promise<void> {
  await walk.tab('users', 'Benutzerverwaltung', colleague);
  await walk.window('Benutzer anlegen');
  await walk.close();
  await walk.window(`${colleague} bearbeiten`);
  await walk.close();
  await walk.window(`Sitzungen und zweiter Faktor von ${colleague}`, 'dialog', 'Angemeldet in');
  await walk.close();
  await walk.window(`${colleague} löschen`, 'alertdialog');
  await walk.close();
  await walk.section('Rollen', role);
  await walk.window('Rolle anlegen');
  await walk.close();
  await walk.window(`Rolle ${role} löschen`, 'alertdialog');
  await walk.close();
  await walk.section('Protokoll', /legte einen Benutzer an/);
}

async function tourProfile(walk: Walk, { password }: Exhibits): Promise<void> {
  const { page } = walk;
  const dialog = page.getByRole('dialog');
  await walk.tab('profile', 'Mein Profil', 'Diese Sitzung');
  await page.getByLabel('Neues Passwort').fill('blauer Amboss');
  await page.getByText(/^Stärke:/).waitFor();
  await walk.look('profile, a new password');
  await walk.window('Passkey hinzufügen');
  await walk.close();
  await walk.window('Authenticator-App einrichten');
  await dialog.getByLabel('Aktuelles Passwort').fill(password);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByLabel('Code aus der App').waitFor();
  await walk.look('profile, the second factor’s secret');
  const secret = await dialog.locator('code').textContent();
  await dialog.getByLabel('Code aus der App').fill(oneTimeCode(secret ?? ''));
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await dialog.getByRole('listitem').first().waitFor();
  await walk.look('profile, the recovery codes');
  const recovery = await dialog.getByRole('listitem').first().textContent();
  await dialog.getByLabel('Ich habe die Codes sicher aufbewahrt.').check();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await walk.window('Neue Codes erstellen');
  await walk.close();
  await walk.window('Authenticator-App entfernen');
  await dialog.getByLabel('Aktuelles Passwort').fill(password);
  await dialog.getByLabel('Code').fill(recovery ?? '');
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('button', { name: 'Authenticator-App einrichten' }).waitFor();
}

/** One person’s way through the panel. */
class Walk {
  readonly page: Page;
  readonly look: Look;
  readonly #windows;
  #tab = '';

  constructor(page: Page, look: Look) {
    this.page = page;
    this.look = look;
    this.#windows = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  }

  async tab(id: string, heading: string | RegExp, content: string | RegExp): Promise<void> {
    await this.page.goto(`/admin/panel?tab=${id}`);
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await this.page.getByText(content).first().waitFor();
    this.#tab = id;
    await this.look(id);
  }

  /** A part of a tab. */
  async section(name: string, content: string | RegExp): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await this.page.getByText(content).filter({ visible: true }).first().waitFor();
    await this.look(`${this.#tab}, ${name}`);
  }

  /** Opens a window by its button. */
  async window(opener: string, role: 'dialog' | 'alertdialog' = 'dialog', content?: string): Promise<void> {
    const last = this.page.getByRole(role).last();
    await this.page.getByRole('button', { name: opener }).first().click();
    await last.waitFor();
    if (content) await last.getByText(content).first().waitFor();
    await this.look(`${this.#tab}, ${opener}`);
  }

  /** Closes the innermost window as the keyboard does. */
  async close(): Promise<void> {
    const innermost = (await this.#windows.elementHandles()).at(-1);
    await this.page.keyboard.press('Escape');
    await innermost?.waitForElementState('hidden');
  }
}
