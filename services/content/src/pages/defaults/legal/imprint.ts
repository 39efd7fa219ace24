import type { Translations } from '../translations.js';

/** Who runs the site. Facts about the garage are filled in when the page is answered. */
export const IMPRINT: Translations = {
  de: `## Betreiberin dieser Website

{{name}}
{{street}}
{{postalCode}} {{city}}
Schweiz

Telefon: {{phone}}
E-Mail: {{email}}

## Unternehmen

Rechtsform: Aktiengesellschaft
Vertretungsberechtigt: Daniel Brunner, Geschäftsführer
Handelsregister: Kanton Zürich
UID und Mehrwertsteuernummer: CHE-000.000.000 MWST

## Verantwortlich für den Inhalt

Daniel Brunner, {{name}}, Adresse wie oben.

## Haftung für Inhalte

Wir prüfen die Angaben auf dieser Website sorgfältig und halten sie aktuell. Preise und Beschreibungen sind dennoch keine verbindliche Offerte; massgebend ist, was wir Ihnen schriftlich bestätigen. Finden Sie einen Fehler, sagen Sie es uns bitte, wir berichtigen ihn.

## Links auf andere Websites

Einige Links führen zu Websites anderer Anbieter, etwa zu Fahrzeugmarktplätzen, Bewertungen oder Karten. Für deren Inhalt sind die Anbieter selbst verantwortlich. Beim Setzen der Links haben wir nichts Rechtswidriges festgestellt.

## Urheberrecht

Texte, Bilder und Gestaltung dieser Website gehören {{name}} oder werden mit Erlaubnis der Berechtigten verwendet. Wer etwas übernehmen möchte, fragt uns bitte vorher. Marken und Logos der Fahrzeughersteller gehören ihren Inhabern; wir sind eine unabhängige Werkstatt und keine Markenvertretung.`,
  en: `## Operator of this website

{{name}}
{{street}}
{{postalCode}} {{city}}
Switzerland

Telephone: {{phone}}
E-mail: {{email}}

## Company

Legal form: company limited by shares under Swiss law
Authorised representative: Daniel Brunner, managing director
Commercial register: Canton of Zurich
UID and VAT number: CHE-000.000.000 MWST

## Responsible for the content

Daniel Brunner, {{name}}, address as above.

## Liability for content

We check the information on this website carefully and keep it up to date. Prices and descriptions are nevertheless not a binding offer; what counts is what we confirm to you in writing. If you find a mistake, please tell us and we will correct it.

## Links to other websites

Some links lead to websites of other providers, such as vehicle marketplaces, reviews or maps. Those providers are responsible for their content. When we set the links, we noticed nothing unlawful.

## Copyright

The texts, pictures and design of this website belong to {{name}} or are used with the permission of the rights holders. If you would like to reuse something, please ask us first. Trade marks and logos of the vehicle manufacturers belong to their owners; we are an independent workshop and not a franchised dealer.`,
  fr: `## Exploitante de ce site

{{name}}
{{street}}
{{postalCode}} {{city}}
Suisse

Téléphone : {{phone}}
E-mail : {{email}}

## Entreprise

Forme juridique : société anonyme
Représentant autorisé : Daniel Brunner, directeur
Registre du commerce : canton de Zurich
IDE et numéro TVA : CHE-000.000.000 TVA

## Responsable du contenu

Daniel Brunner, {{name}}, adresse ci-dessus.

## Responsabilité pour le contenu

Nous vérifions soigneusement les informations de ce site et les tenons à jour. Les prix et descriptions ne constituent toutefois pas une offre ferme ; fait foi ce que nous vous confirmons par écrit. Si vous trouvez une erreur, signalez-la-nous et nous la corrigerons.

## Liens vers d’autres sites

Certains liens mènent à des sites d’autres fournisseurs, par exemple des places de marché automobiles, des avis ou des cartes. Ces fournisseurs répondent de leur contenu. Au moment de placer les liens, nous n’avons rien constaté d’illicite.

## Droit d’auteur

Les textes, les images et la conception de ce site appartiennent à {{name}} ou sont utilisés avec l’autorisation des ayants droit. Si vous souhaitez reprendre quelque chose, demandez-le-nous auparavant. Les marques et logos des constructeurs appartiennent à leurs titulaires ; nous sommes un garage indépendant et non un concessionnaire.`,
  it: `## Gestore di questo sito

{{name}}
{{street}}
{{postalCode}} {{city}}
Svizzera

Telefono: {{phone}}
E-mail: {{email}}

## Azienda

Forma giuridica: società anonima
Rappresentante autorizzato: Daniel Brunner, direttore
Registro di commercio: Canton Zurigo
IDI e numero IVA: CHE-000.000.000 IVA

## Responsabile del contenuto

Daniel Brunner, {{name}}, indirizzo come sopra.

## Responsabilità per i contenuti

Controlliamo con cura le informazioni di questo sito e le teniamo aggiornate. Prezzi e descrizioni non costituiscono tuttavia un’offerta vincolante; fa fede ciò che Le confermiamo per iscritto. Se trova un errore, ce lo segnali e lo correggeremo.

## Link ad altri siti

Alcuni link portano a siti di altri fornitori, per esempio mercati di veicoli, recensioni o mappe. Del loro contenuto rispondono i fornitori stessi. Al momento di inserire i link non abbiamo riscontrato nulla di illecito.

## Diritti d’autore

Testi, immagini e grafica di questo sito appartengono a {{name}} o sono usati con il permesso degli aventi diritto. Se desidera riprendere qualcosa, ce lo chieda prima. Marchi e loghi dei costruttori appartengono ai rispettivi titolari; siamo un’officina indipendente e non una concessionaria.`,
  pt: `## Responsável por este site

{{name}}
{{street}}
{{postalCode}} {{city}}
Suíça

Telefone: {{phone}}
E-mail: {{email}}

## Empresa

Forma jurídica: sociedade anónima de direito suíço
Representante autorizado: Daniel Brunner, diretor-geral
Registo comercial: cantão de Zurique
Número de identificação e de IVA: CHE-000.000.000 MWST

## Responsável pelo conteúdo

Daniel Brunner, {{name}}, morada acima indicada.

## Responsabilidade pelo conteúdo

Verificamos com cuidado as informações deste site e mantemo-las atualizadas. Preços e descrições não constituem, porém, uma proposta vinculativa; vale o que lhe confirmamos por escrito. Se encontrar um erro, diga-nos e corrigimo-lo.

## Ligações para outros sites

Algumas ligações conduzem a sites de outros fornecedores, por exemplo portais de automóveis, avaliações ou mapas. Pelo conteúdo respondem esses fornecedores. Ao colocar as ligações, não notámos nada de ilícito.

## Direitos de autor

Textos, imagens e conceção deste site pertencem à {{name}} ou são usados com autorização dos titulares. Se quiser reutilizar algo, pergunte-nos primeiro. As marcas e logótipos dos fabricantes pertencem aos seus titulares; somos uma oficina independente e não um concessionário.`,
};
