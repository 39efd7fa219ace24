import type { CaughtMail } from './mail-store.ts';

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d9dde3, #353b44); --soft: light-dark(#5b6572, #a4afbd); }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 24px; max-width: 960px;
    background: light-dark(#fff, #14181e); color: light-dark(#14181e, #eef1f5); }
  header { display: flex; gap: 16px; align-items: baseline; justify-content: space-between; }
  h1 { font-size: 22px; overflow-wrap: anywhere; }
  a { color: inherit; }
  ol { list-style: none; padding: 0; border-top: 1px solid var(--line); }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 4px; text-decoration: none;
    border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
  li a:hover strong { text-decoration: underline; }
  small, dt, time { color: var(--soft); font-size: 14px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; overflow-wrap: anywhere; }
  dd { margin: 0; }
  iframe { width: 100%; height: 60vh; border: 1px solid var(--line); background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); }
`;

export function listPage(mails: CaughtMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/messages/${mail.id}"><strong>${escape(mail.subject || '(no subject)')}</strong>
      ${time(mail)}<small>${escape(mail.from)} → ${escape(mail.to.join(', '))}</small></a></li>`,
  );
  const content = rows.length
    ? `<ol>${rows.join('')}</ol>`
    : '<p>No mail yet. Whatever the site sends appears here and goes nowhere else.</p>';
  return page(
    'Caught mail',
    `<header><h1>Caught mail</h1><small>${mails.length} ${mails.length === 1 ? 'message' : 'messages'}</small></header>${content}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

export function detailPage(mail: CaughtMail): string {
  const facts = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Reply to', mail.replyTo.join(', ')],
    ['Message id', mail.messageId],
  ].filter(([, value]) => value);
  // The frame's sandbox allows nothing: a mail's scripts, forms and links stay dead.
  const html = mail.html
    ? `<h2>HTML</h2><iframe sandbox title="HTML part" srcdoc="${escape(mail.html)}"></iframe>`
    : '';
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/">← All mail</a></p><header><h1>${escape(mail.subject || '(no subject)')}</h1>${time(mail)}</header>
     <dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value!)}</dd>`).join('')}</dl>
     <h2>Text</h2><pre>${escape(mail.text)}</pre>${html}`,
  );
}

export function notFoundPage(): string {
  return page('Not found', '<p>This mail does not exist. <a href="/">All mail</a></p>');
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}<style>${STYLE}</style></head><body>${body}</body></html>`;
}

function time(mail: CaughtMail): string {
  const shown = new Date(mail.receivedAt).toLocaleString('en-GB', { timeZone: 'Europe/Zurich' });
  return `<time datetime="${mail.receivedAt}">${shown}</time>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
