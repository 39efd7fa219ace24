import { page } from './translations.ts';

/** Imprint, terms and privacy in its own words. */
export function legalPages(): Record<string, string> {
  return page({
    impressumTitle: ['Qui nous sommes', 'Wer wir sind', 'Who we are', 'Chi siamo noi', 'Quem somos nós'],
    impressumDate: '2026-02-03',
    impressumContent: [
      '## La maison\n\n{{name}}, {{street}}, {{postalCode}} {{city}}\n\nChloé Perrenoud, IDE CHE-111.222.333',
      '## Das Haus\n\n{{name}}, {{street}}, {{postalCode}} {{city}}\n\nChloé Perrenoud, UID CHE-111.222.333',
      '## The house\n\n{{name}}, {{street}}, {{postalCode}} {{city}}\n\nChloé Perrenoud, UID CHE-111.222.333',
      '## La casa\n\n{{name}}, {{street}}, {{postalCode}} {{city}}\n\nChloé Perrenoud, IDI CHE-111.222.333',
      '## A casa\n\n{{name}}, {{street}}, {{postalCode}} {{city}}\n\nChloé Perrenoud, IDE CHE-111.222.333',
    ],
    agbTitle: ['Nos règles', 'Unsere Regeln', 'Our rules', 'Le nostre regole', 'As nossas regras'],
    agbDate: '2026-02-03',
    agbContent: [
      '## Le prix\n\nLe devis vaut trente jours.',
      '## Der Preis\n\nDer Kostenvoranschlag gilt dreissig Tage.',
      '## The price\n\nAn estimate holds for thirty days.',
      '## Il prezzo\n\nIl preventivo vale trenta giorni.',
      '## O preço\n\nO orçamento vale trinta dias.',
    ],
    datenschutzTitle: ['Vos données', 'Ihre Daten', 'Your data', 'I Suoi dati', 'Os seus dados'],
    datenschutzDate: '2026-02-03',
    datenschutzContent: [
      '## Ce que nous gardons\n\nVotre message, le temps d’y répondre. Écrivez à {{email}}.',
      '## Was wir behalten\n\nIhre Zeilen, bis sie beantwortet sind. Schreiben Sie an {{email}}.',
      '## What we keep\n\nYour note, until it is answered. Write to {{email}}.',
      '## Che cosa teniamo\n\nLe Sue righe, finché sono evase. Scriva a {{email}}.',
      '## O que guardamos\n\nAs suas linhas, até à resposta. Escreva para {{email}}.',
    ],
  });
}
