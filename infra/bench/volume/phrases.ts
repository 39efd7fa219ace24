/** What visitors of a Swiss garage are called and write; every message is put together from these. */

export const FIRST_NAMES = (
  'Anna, Beat, Céline, Daniel, Eva, François, Gabriela, Hans, Irène, Jürg, Karin, Luca, Monika, Nicole, ' +
  'Oliver, Petra, Reto, Sandra, Thomas, Ursula, Valérie, Walter, Yvonne, André, Barbara, Christian, Doris, ' +
  'Erich, Fabienne, Giovanni, Heidi, Ivan, Jasmin, Kurt, Livia, Marco, Nadja, Pascal, Renate, Stefan, ' +
  'Tamara, Urs, Vreni, Werner, João, Zoë, Bruno, Corinne'
).split(', ');

export const LAST_NAMES = (
  'Keller, Müller, Meier, Schmid, Huber, Favre, Rossi, Bianchi, Zürcher, Brunner, Baumann, Frei, Gerber, ' +
  'Weber, Schneider, Fischer, Steiner, Moser, Widmer, Graf, Wyss, Roth, Bachmann, Kunz, Hofer, Lüthi, ' +
  'Bühler, Zimmermann, Studer, Hess, Sutter, Egli, Ammann, Christen, Fässler, Gasser, Rochat, Perrin, ' +
  'Blanc, Ferreira, da Silva, Bernasconi, Ziegler, Hürlimann, Küng, Odermatt, Wüthrich, Aebischer, Jäggi, ' +
  'Schär, Arnold, Vogt, Kaufmann, Bieri, Stalder, Nef, Ott, Probst, Rüegg, Tanner'
).split(', ');

export const CARS: readonly [make: string, model: string][] = [
  ['Volkswagen', 'Golf'],
  ['Volkswagen', 'Passat'],
  ['Volkswagen', 'Tiguan'],
  ['Volkswagen', 'Polo'],
  ['Audi', 'A3'],
  ['Audi', 'A4 Avant'],
  ['Audi', 'Q5'],
  ['Seat', 'Leon'],
  ['Seat', 'Ibiza'],
  ['Škoda', 'Octavia'],
  ['Škoda', 'Fabia'],
  ['Škoda', 'Kodiaq'],
];

export const CANTONS = ['ZH', 'TG', 'SG', 'SH', 'AG', 'BE', 'LU'];

export const GREETINGS = ['Guten Tag', 'Grüezi', 'Guten Morgen', 'Liebes Team', 'Hallo zusammen'];

export const CAUSES = [
  'Mein Wagen braucht einen Ölwechsel.',
  'Beim Bremsen quietscht es vorne links.',
  'Das Auto verliert Kühlflüssigkeit, vermutlich ist es die Wasserpumpe.',
  'Am Morgen startet der Motor schlecht.',
  'Die Motorfahrzeugkontrolle steht an, können Sie das Auto vorführen?',
  'Ein Steinschlag hat die Frontscheibe getroffen.',
  'Ich möchte die Winterreifen montieren lassen.',
  'Die Klimaanlage kühlt nicht mehr.',
  'Seit gestern leuchtet die Motorkontrollleuchte.',
  'Der grosse Service ist fällig.',
  'Die Handbremse hält nicht mehr richtig.',
  'Beim Parkieren habe ich die Stossstange zerkratzt.',
  'Ich suche ein Occasionsauto für meine Tochter.',
  'Die Batterie ist nach zwei Tagen leer.',
  'Aus dem Auspuff kommt weisser Rauch.',
  'Das Getriebe ruckelt beim Schalten in den dritten Gang.',
  'Ich bräuchte eine Offerte für neue Stossdämpfer.',
  'Der Zahnriemen muss laut Serviceheft ersetzt werden.',
];

export const WISHES = [
  'Wann haben Sie einen Termin frei?',
  'Was kostet das ungefähr?',
  'Geht es noch diese Woche?',
  'Kann ich einen Ersatzwagen haben?',
  'Bitte rufen Sie mich am Nachmittag an.',
  'Ich kann das Auto am Abend vorher bringen.',
  'Reicht ein halber Tag dafür?',
];

export const CLOSINGS = ['Freundliche Grüsse', 'Besten Dank', 'Herzlichen Dank und liebe Grüsse', 'MfG'];

/** As the contact form names what a message is about. */
export const TOPICS = [
  'allgemein',
  'wartung',
  'elektronik',
  'oelwechsel',
  'motor',
  'bremsen',
  'klima',
  'other',
];
