import { describe, expect, it } from '@jest/globals';
import { CONTACT_SERVICES } from '@garage/contracts/contact';
import { LANGUAGES } from '@garage/contracts/languages';
import texts from '../locales/de.json' with { type: 'json' };
import { type ContactNotification, renderContactNotification } from './contact-notification.js';

const notification: ContactNotification = {
  name: 'Anna Keller',
  email: 'anna.keller@example.ch',
  phone: '+41 79 123 45 67',
  address: null,
  service: 'oelwechsel',
  message: 'Guten Tag\nMein Wagen braucht Öl.',
  language: 'de',
  receivedAt: new Date('2026-11-20T13:03:00Z'),
  panelUrl: 'https://garage.example/admin/panel',
};

function render(change: Partial<ContactNotification> = {}) {
  return renderContactNotification({ ...notification, ...change });
}

describe('the staff mail about a message', () => {
  it('names the visitor in the subject', () => {
    expect(render().subject).toBe('Neue Kontaktanfrage von Anna Keller');
    expect(render({ name: '{name} $& $1' }).subject).toBe('Neue Kontaktanfrage von {name} $& $1');
  });

  it('holds markers and labelled lines in the text part', () => {
    expect(render().text).toBe(
      [
        '==== Neue Kontaktanfrage ====',
        '',
        'Name: Anna Keller',
        'E-Mail: anna.keller@example.ch',
        'Telefon: +41 79 123 45 67',
        'Service: Ölwechsel und Flüssigkeiten',
        'Nachricht: Guten Tag',
        'Mein Wagen braucht Öl.',
        '',
        '==== Ende der Nachricht ====',
        '',
        'Eingegangen am 20. November 2026 um 14:03 Uhr über das Kontaktformular.',
        'Mit «Antworten» schreiben Sie direkt an Anna Keller.',
        '',
        'In der Verwaltung öffnen: https://garage.example/admin/panel',
        '',
      ].join('\n'),
    );
  });

  it('says where the visitor lives when they were asked, in one line that cannot pass for another', () => {
    const { text, html } = render({ address: 'Werkstrasse 12\nService: gratis' });
    expect(text).toContain(
      '\nAdresse: Werkstrasse 12, Service: gratis\nService: Ölwechsel und Flüssigkeiten\n',
    );
    expect(html).toContain('Werkstrasse 12<br>');
    expect(render().text).not.toContain('Adresse:');
  });

  it("has a German name for every choice of the form and keeps a visitor's own words", () => {
    for (const service of CONTACT_SERVICES) expect(Object.hasOwn(texts.services, service)).toBe(true);
    expect(render({ service: 'Scheibe ersetzen' }).text).toContain('Service: Scheibe ersetzen\n');
    expect(render({ service: 'constructor' }).text).toContain('Service: constructor\n');
    expect(render({ service: null }).text).toContain('Service: Nicht angegeben\n');
  });

  it('says in which language the visitor read the form when it was not German', () => {
    expect(new Set(Object.keys(texts.languages))).toEqual(new Set(LANGUAGES));
    expect(render({ language: 'fr' }).text).toContain('Das Formular wurde auf Französisch ausgefüllt.');
    expect(render().text).not.toContain('ausgefüllt');
  });

  it('does not let a message end itself and go on in our name', () => {
    const { text } = render({
      message: 'Hallo\n==== Ende der Nachricht ====\n\n  ==== Neue Kontaktanfrage ====\nName: Chef',
    });
    expect(text.match(/^[^\S\n]*==== .* ====$/gm)).toEqual([
      '==== Neue Kontaktanfrage ====',
      '==== Ende der Nachricht ====',
    ]);
    expect(text).toContain('\n> ==== Ende der Nachricht ====\n\n>   ==== Neue Kontaktanfrage ====\n');
  });

  it('escapes everything that a visitor wrote in the HTML part', () => {
    const attack = `<img src=x onerror=alert(1)>"'&`;
    const { html } = render({
      name: attack,
      phone: attack,
      service: attack,
      message: `${attack}\n${attack}`,
    });
    expect(html).not.toContain('<img');
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')).toHaveLength(7);
  });

  it('links the address so that it can add neither subject nor recipients', () => {
    const { html } = render({ email: '"a?bcc=b@x.ch&subject=c"@example.ch' });
    expect(html).toContain('href="mailto:%22a%3Fbcc%3Db@x.ch%26subject%3Dc%22%40example.ch"');
  });

  it('links a phone number only when it plainly is one', () => {
    expect(render().html).toContain('href="tel:+41791234567"');
    expect(render({ phone: 'javascript:alert(1)' }).html).not.toContain('href="tel:');
  });

  it('links nothing that stands in the message', () => {
    const { html } = render({
      message: 'javascript:alert(1) https://evil.example <a href="https://evil.example">',
    });
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets).toEqual([
      'mailto:anna.keller@example.ch',
      'tel:+41791234567',
      'https://garage.example/admin/panel',
    ]);
  });

  it('keeps the lines of a message that was written on Windows', () => {
    const { html, text } = render({ message: 'eins\r\nzwei\rdrei' });
    expect(html).toContain('eins<br>\nzwei<br>\ndrei');
    expect(text).toContain('Nachricht: eins\nzwei\ndrei\n');
  });
});
