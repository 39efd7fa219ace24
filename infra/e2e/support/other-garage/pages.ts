import type { TextPage } from '@garage/contracts/page-fields';
import { legalPages } from './legal-pages.ts';
import { page } from './translations.ts';

/** The numbers of its two pictures in the library. */
export const LAKE = 1;
export const HALL = 2;

/** Everything that the garage says, page by page; the five languages of a text side by side. */
// prettier-ignore
export const OTHER_PAGES: Record<TextPage, object> = {
  hero: page({
    headline: ['{{name}}', '{{name}}', '{{name}}', '{{name}}', '{{name}}'],
    subheadline: [
      'Une bosse, une rayure, un bruit : au bord du lac, à {{city}}.',
      'Eine Delle, ein Kratzer, ein Geräusch: am See, in {{city}}.',
      'A dent, a scratch, a noise: by the lake, in {{city}}.',
      'Un’ammaccatura, un graffio, un rumore: sul lago, a {{city}}.',
      'Uma amolgadela, um risco, um ruído: à beira do lago, em {{city}}.',
    ],
    buttonText1: ['Notre maison', 'Unser Haus', 'Our house', 'La nostra casa', 'A nossa casa'],
    buttonLink1: '/about',
    buttonText2: ['Nous écrire', 'Uns schreiben', 'Write to us', 'Ci scriva', 'Escreva-nos'],
    buttonLink2: '/contact',
    overlayOpacity: '55',
    overlayColor: '#001a33',
    slideOrder: '1',
    backgroundImage: `media-${LAKE}`,
    slide1InList: 'Ja',
  }),
  booking: page({
    pageTitle: ['Prendre rendez-vous', 'Termin abmachen', 'Make an appointment', 'Fissare un appuntamento', 'Marcar uma visita'],
    pageDescription: [
      'Dites-nous ce qui est cabossé, nous disons quand.',
      'Sagen Sie, was verbeult ist, wir sagen, wann.',
      'Tell us what is dented, we tell you when.',
      'Ci dica che cosa è ammaccato, noi diciamo quando.',
      'Diga-nos o que está amolgado, nós dizemos quando.',
    ],
  }),
  // What it does not word itself comes from the product.
  site: {},
  mails: {},
  slogan: page({
    slogan: ['{{tagline}}', 'Blech ist unser Metier', 'Panels are our trade', 'La lamiera è il nostro mestiere', 'A chapa é o nosso ofício'],
    sloganFontSize: '30',
    sloganColor: '#aaddff',
    showOnHomepage: 'Ja',
    showOnAllPages: 'Ja',
  }),
  'home-images': page({
    galleryTitle: ['À l’atelier', 'Bei der Arbeit', 'At work', 'Al lavoro', 'A trabalhar'],
    image1Url: `media-${HALL}`,
    image1Title: ['La cabine', 'Die Kabine', 'The booth', 'La cabina', 'A cabine'],
    image2Url: `media-${LAKE}`,
    image2Title: ['Le quai', 'Der Quai', 'The quay', 'Il lungolago', 'O cais'],
    autoplay: 'Nein',
    interval: '8',
    animation: 'Fade',
  }),
  services: page({
    pageTitle: ['Ce que nous réparons', 'Was wir richten', 'What we repair', 'Che cosa ripariamo', 'O que reparamos'],
    pageDescription: [
      'Pour {{brands}} : la carrosserie d’abord, la mécanique aussi.',
      'Für {{brands}}: zuerst die Carrosserie, dann die Mechanik.',
      'For {{brands}}: bodywork first, then mechanics.',
      'Per {{brands}}: prima la carrozzeria, poi la meccanica.',
      'Para {{brands}}: primeiro a carroçaria, depois a mecânica.',
    ],
    serviceOrder: '1,2,12',
    ...service(1, ['Débosselage', 'Ausbeulen', 'Dent removal', 'Raddrizzatura', 'Desamolgar'], '90'),
    service1Description: ['Sans peinture.', 'Ohne Lack.', 'Without paint.', 'Senza vernice.', 'Sem pintura.'],
    service1Details: [
      'Nous poussons la tôle depuis l’intérieur.',
      'Wir drücken das Blech von innen.',
      'We push the panel from the inside.',
      'Spingiamo la lamiera dall’interno.',
      'Empurramos a chapa por dentro.',
    ],
    service1Image: `media-${HALL}`,
    service1Price: '190.00',
    service1Checks: ['Tôle', 'Blech', 'Panel', 'Lamiera', 'Chapa'],
    ...service(2, ['Pare-brise', 'Frontscheibe', 'Windscreen', 'Parabrezza', 'Para-brisas'], '60'),
    ...service(12, ['Une autre demande', 'Ein anderes Anliegen', 'Another request', 'Un’altra richiesta', 'Outro pedido'], '30'),
    service12InList: 'Nein',
  }),
  about: page({
    aboutTitle: ['La maison du quai', 'Das Haus am Quai', 'The house on the quay', 'La casa sul lungolago', 'A casa do cais'],
    aboutDescription: [
      'Depuis {{foundedYear}}, deux sœurs redressent les tôles du canton.',
      'Seit {{foundedYear}} richten zwei Schwestern die Bleche des Kantons.',
      'Since {{foundedYear}}, two sisters have straightened the canton’s panels.',
      'Dal {{foundedYear}} due sorelle raddrizzano le lamiere del cantone.',
      'Desde {{foundedYear}} que duas irmãs endireitam as chapas do cantão.',
    ],
    experienceYears: '{{years}}',
    homeTitle: ['Deux sœurs, un marteau', 'Zwei Schwestern, ein Hammer', 'Two sisters, one hammer', 'Due sorelle, un martello', 'Duas irmãs, um martelo'],
    homeText: ['Entrez, la porte est ouverte.', 'Treten Sie ein, das Tor ist offen.', 'Come in, the door is open.', 'Entri, la porta è aperta.', 'Entre, a porta está aberta.'],
    mainImage: `media-${LAKE}`,
    traditionTitle: ['Le métier', 'Das Metier', 'The trade', 'Il mestiere', 'O ofício'],
    traditionText: ['Appris à Marin.', 'Gelernt in Marin.', 'Learnt in Marin.', 'Imparato a Marin.', 'Aprendido em Marin.'],
    traditionImage: `media-${HALL}`,
  }),
  team: page({
    sectionTitle: [
      'Les deux sœurs',
      'Die zwei Schwestern',
      'The two sisters',
      'Le due sorelle',
      'As duas irmãs',
    ],
    memberOrder: '1,2',
    member1Name: 'Chloé Perrenoud',
    member1Position: ['Tôlière', 'Spenglerin', 'Panel beater', 'Lattoniera', 'Chapeira'],
    member1Phone: '+41 32 555 12 35',
    member1InList: 'Ja',
    member2Name: 'Maude Perrenoud',
    member2Position: ['Peintre', 'Lackiererin', 'Painter', 'Verniciatrice', 'Pintora'],
    member2Image: `media-${HALL}`,
    member2InList: 'Ja',
  }),
  vehicles: page({
    maintenanceMode: 'false',
    maintenanceMessage: ['La liste revient bientôt.', 'Die Liste kommt bald wieder.', 'The list will be back soon.', 'La lista torna presto.', 'A lista volta em breve.'],
    maintenanceRedirectUrl: 'https://autos.example/du-lac',
    pageTitle: ['Nos voitures', 'Unsere Autos', 'Cars for sale', 'Le nostre auto', 'Os nossos carros'],
    backgroundColor: '#f0f8ff',
    widgetHeight: '700',
    sellerPageUrl: 'https://autos.example/du-lac',
  }),
  contact: page({
    sectionTitle: ['Parlons-en', 'Reden wir', 'Let us talk', 'Parliamone', 'Falemos'],
    openingHoursTitle: ['Quand nous trouver', 'Wann wir da sind', 'When we are here', 'Quando ci siamo', 'Quando estamos'],
    formTitle: ['Votre mot', 'Ihre Zeilen', 'Your note', 'Le Sue righe', 'As suas linhas'],
    nameLabel: ['Vous êtes', 'Sie heissen', 'You are', 'Lei è', 'Chama-se'],
    emailLabel: ['Votre adresse', 'Ihre Adresse', 'Your address', 'Il Suo indirizzo', 'O seu endereço'],
    messageLabel: ['Ce qu’il y a', 'Was los ist', 'What is up', 'Che cosa c’è', 'O que se passa'],
    submitButtonText: ['Envoyer', 'Abschicken', 'Send it', 'Spedire', 'Mandar'],
    markerTitle: ['{{name}}', '{{name}}', '{{name}}', '{{name}}', '{{name}}'],
  }),
  legal: legalPages(),
  gallery: page({
    pictureOrder: '1,2',
    picture1Image: `media-${LAKE}`,
    picture1Alt: ['Le lac devant le garage', 'Der See vor dem Tor', 'The lake at our door', 'Il lago davanti', 'O lago em frente'],
    picture1InList: 'Ja',
    picture2Image: `media-${HALL}`,
    picture2Alt: ['La cabine de peinture bleue', 'Die blaue Kabine', 'The blue booth', 'La cabina blu', 'A cabine azul'],
    picture2InList: 'Ja',
  }),
  offers: page({
    offerOrder: '1',
    offer1Title: ['Lavage offert', 'Wäsche geschenkt', 'Free wash', 'Lavaggio in omaggio', 'Lavagem grátis'],
    offer1Image: `media-${LAKE}`,
    offer1Service: '1',
    offer1InList: 'Ja',
  }),
};

function service(id: number, title: Parameters<typeof page>[0][string], minutes: string) {
  return {
    [`service${id}Title`]: title,
    [`service${id}Duration`]: minutes,
    [`service${id}Buffer`]: '0',
    [`service${id}Color`]: '#1d6f8a',
    [`service${id}IsActive`]: 'Ja',
    [`service${id}InList`]: 'Ja',
  };
}
