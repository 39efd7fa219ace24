import type { Translations } from '../translations.js';

/** What this site does with data about people; to be changed together with what it does. */
export const PRIVACY: Translations = {
  de: `Diese Erklärung sagt, welche Personendaten wir bearbeiten, wenn Sie diese Website besuchen, uns schreiben oder einen Termin buchen, wozu, wie lange und welche Rechte Sie haben. Grundlage ist das Bundesgesetz über den Datenschutz (DSG) in der seit 1. September 2023 geltenden Fassung.

## 1. Wer verantwortlich ist

{{name}}, {{street}}, {{postalCode}} {{city}}, Telefon {{phone}}, E-Mail {{email}}. Eine Nachricht an diese Adresse genügt für jede Frage und jedes Begehren zum Datenschutz.

## 2. Beim Besuch der Website

Unsere Server protokollieren zu jedem Aufruf Zeitpunkt, aufgerufene Adresse, Antwortstatus und Dauer, in einem Teil der Protokolle dazu das Netz, aus dem die Anfrage kommt (gekürzte IP-Adresse). Die vollständige IP-Adresse verwenden wir nur kurzzeitig, um Missbrauch zu begrenzen, etwa während zehn Minuten nach dem Absenden des Kontaktformulars. Die Protokolle dienen dem sicheren Betrieb und werden gelöscht, sobald sie dafür nicht mehr nötig sind.

Schriften, Bilder und Programme liegen auf unserem eigenen Server. Wir setzen keine Werbung, keine Besucheranalyse, keine Zählpixel und keine Schaltflächen sozialer Netzwerke ein.

## 3. Was auf Ihrem Gerät gespeichert wird

- Cookie und lokaler Speicher «language»: die gewählte Sprache, das Cookie während eines Jahres.
- Lokaler Speicher «color-mode»: ob Sie die helle oder dunkle Darstellung gewählt haben.
- Lokaler Speicher «third-parties»: welche Inhalte welcher Anbieter Sie künftig ohne Nachfrage laden lassen.
- Lokaler Speicher «contactMessages»: eine Nachricht, die wegen einer unterbrochenen Verbindung noch nicht zugestellt ist; danach wird sie dort gelöscht.
- Sitzungsspeicher: welche Aktion Ihnen bereits angezeigt wurde und eine angefangene Terminbuchung, längstens bis Sie den Tab schliessen.
- Sitzungscookie «sid»: nur für unsere Mitarbeitenden nach der Anmeldung im geschützten Bereich.
- Cookie «device-…»: ebenfalls nur für unsere Mitarbeitenden; daran erkennt die Anmeldung während 60 Tagen das Gerät wieder.

Über eine verschlüsselte Verbindung (https) beginnen die Namen dieser Cookies mit «__Host-» oder «__Secure-», zum Beispiel «__Host-language».

Sie können alles jederzeit in den Einstellungen Ihres Browsers löschen.

## 4. Wenn Sie uns schreiben oder einen Termin buchen

Mit dem Kontaktformular speichern wir Name, E-Mail-Adresse, Telefonnummer, das gewählte Thema, Ihre Nachricht, die Sprache sowie Zeitpunkt und Fassung Ihrer Einwilligung. Zum Schutz vor Spam prüfen wir ein unsichtbares Feld und die Zeit, die das Ausfüllen gedauert hat. Unsere Mitarbeitenden erhalten die Nachricht per E-Mail und lesen sie im geschützten Bereich.

Mit einer Terminbuchung speichern wir Name, E-Mail-Adresse, Telefonnummer, die gewünschten Arbeiten, Tag und Zeit, die Sprache sowie Zeitpunkt und Fassung Ihrer Einwilligung, dazu, was Sie freiwillig beifügen: Angaben zum Fahrzeug, Kontrollschild, Bemerkungen und Dokumente. Wir schreiben Ihnen E-Mails zu diesem Termin; über den Link darin sehen Sie ihn, verschieben ihn oder sagen ihn ab.

Wir verwenden diese Angaben nur, um Ihre Anfrage zu beantworten, den Termin zu planen und einen Auftrag vorzubereiten. Nachrichten löscht unser System von selbst nach einem Jahr, Dokumente 90 Tage nach dem Besuch in der Werkstatt und Termine zwei Jahre danach, wenn die Garantie auf unsere Arbeit endet; auf Ihren Wunsch löschen wir sie früher. Wird daraus ein Auftrag, bewahren wir die Geschäftsunterlagen so lange auf, wie das Gesetz es verlangt (in der Regel zehn Jahre, Art. 958f OR).

Wünschen Sie bei einer Terminbuchung, dass wir Sie an die nächste Motorfahrzeugkontrolle (MFK) erinnern, speichern wir dafür Name, E-Mail-Adresse, Sprache, Fahrzeug, Kontrollschild, den Monat der ersten Inverkehrsetzung sowie Zeitpunkt und Fassung Ihrer Einwilligung. Jede Erinnerung enthält einen Link, mit dem Sie sie beenden; nach zwei Erinnerungen ohne neue Einwilligung endet sie von selbst. 30 Tage danach löschen wir diese Angaben.

## 5. Inhalte Dritter erst nach Ihrem Klick

Karte, Fahrzeugsuche und Inserate stammen von anderen Anbietern. Sie werden erst geladen, wenn Sie die entsprechende Schaltfläche anklicken; der Anbieter ist dort genannt. Erst dann erfährt er Ihre IP-Adresse, Angaben zu Ihrem Browser und von welcher Website Sie kommen, und kann eigene Cookies setzen. Die Bearbeitung kann im Ausland erfolgen; es gilt die Datenschutzerklärung des Anbieters.

Ihr Klick gilt, bis Sie die Seite verlassen. Nur wenn Sie «Künftig ohne Nachfrage laden» ankreuzen, merkt sich Ihr Gerät, dass Sie diesem Anbieter zugestimmt haben; dann wird der Inhalt bei Ihrem nächsten Besuch von selbst geladen, sobald Sie die Seite benutzen. Wechseln wir den Anbieter, fragen wir Sie neu. Am Ende dieser Seite sehen Sie, was Sie erlaubt haben, und können jede Erlaubnis mit einem Schalter zurückziehen. Ohne JavaScript wird nichts von Dritten geladen.

Links, zum Beispiel zu einer Terminbuchung, zu Bewertungen oder Marktplätzen, übertragen erst etwas, wenn Sie sie öffnen.

## 6. Wer Daten erhält

Zugang haben unsere Mitarbeitenden, soweit ihre Aufgabe es verlangt, und Dienstleister für Hosting und E-Mail, die nur in unserem Auftrag handeln. Sie bearbeiten die Daten in der Schweiz oder in Staaten mit angemessenem Datenschutz. Wir verkaufen keine Daten und treffen keine automatisierten Einzelentscheidungen.

## 7. Sicherheit

Die Verbindung zur Website ist verschlüsselt. Der Bereich der Mitarbeitenden ist mit persönlichen Zugängen geschützt, Passwörter speichern wir nur als Hash, und nach zehn Minuten ohne Tätigkeit endet die Sitzung.

## 8. Ihre Rechte

Sie können kostenlos Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, ihre Herausgabe in einem gängigen Format verlangen, der Bearbeitung widersprechen und eine Einwilligung für die Zukunft widerrufen. Wir antworten in der Regel innert 30 Tagen und dürfen dabei Ihre Identität prüfen. Sind Sie nicht einverstanden, können Sie sich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten wenden: EDÖB, Feldeggweg 1, 3003 Bern.

## 9. Änderungen

Wir passen diese Erklärung an, wenn sich die Website oder das Recht ändert. Es gilt die hier veröffentlichte Fassung.`,
  en: `This policy explains which personal data we process when you visit this website, write to us or book an appointment, what for, for how long, and which rights you have. It is based on the Swiss Federal Act on Data Protection (FADP) as in force since 1 September 2023.

## 1. Who is responsible

{{name}}, {{street}}, {{postalCode}} {{city}}, telephone {{phone}}, e-mail {{email}}. A message to this address is enough for any question or request about data protection.

## 2. When you visit the website

For each request our servers log the time, the address requested, the status and the duration of the answer, and in part of the logs the network from which the request comes (a shortened IP address). We use the full IP address only briefly to limit abuse, for example for ten minutes after the contact form has been sent. The logs serve secure operation and are deleted as soon as they are no longer needed for it.

Fonts, pictures and programs are on our own server. We use no advertising, no visitor analysis, no tracking pixels and no social network buttons.

## 3. What is stored on your device

- Cookie and local storage “language”: the language you chose, the cookie for one year.
- Local storage “color-mode”: whether you chose the light or dark appearance.
- Local storage “third-parties”: which content from which providers you want loaded without asking in future.
- Local storage “contactMessages”: a message that has not been delivered yet because of an interrupted connection; it is then deleted there.
- Session storage: which promotion you have already been shown and a booking you have begun, at the longest until you close the tab.
- Session cookie “sid”: only for our staff after they have signed in to the protected area.
- Cookie “device-…”: likewise only for our staff; it lets the sign-in recognise the device for 60 days.

Over an encrypted connection (https) the names of these cookies begin with “__Host-” or “__Secure-”, for example “__Host-language”.

You can delete all of this at any time in your browser’s settings.

## 4. When you write to us or book an appointment

With the contact form we store your name, e-mail address, telephone number, the topic you chose, your message, the language, and the time and version of your consent. To keep out spam we check an invisible field and the time it took to fill in the form. Our staff receive the message by e-mail and read it in the protected area.

With a booking we store your name, e-mail address, telephone number, the work you want done, day and time, the language, and the time and version of your consent, together with what you add of your own accord: details of the vehicle, number plate, notes and documents. We send you e-mails about this appointment; with the link in them you can see, move or cancel it.

We use these details only to answer your enquiry, to plan the appointment and to prepare an order. Our system deletes messages automatically after one year, documents 90 days after the visit to the workshop, and appointments two years after it, when the warranty on our work ends; if you wish, we delete them earlier. If it becomes an order, we keep the business records for as long as the law requires (usually ten years, Art. 958f of the Swiss Code of Obligations).

If you ask us when booking an appointment to remind you of the next official vehicle inspection (MFK), we store for this your name, e-mail address, language, vehicle, number plate, the month of first registration, and the time and version of your consent. Each reminder contains a link with which you can end it; after two reminders without a new consent it ends by itself. We delete these details 30 days later.

## 5. Third-party content only after your click

The map, the vehicle search and the listings come from other providers. They are loaded only when you click the corresponding button, beside which the provider is named. Only then does the provider learn your IP address, details of your browser and which website you come from, and may set cookies of its own. Processing may take place abroad; the provider’s privacy policy applies.

Your click is valid until you leave the page. Only if you tick “Load without asking from now on” does your device remember that you agreed to this provider; on your next visit the content is then loaded by itself as soon as you use the page. If we change the provider, we ask you again. At the end of this page you can see what you have allowed and withdraw each permission with a switch. Without JavaScript nothing is loaded from third parties.

Links, for example to a booking site, to reviews or to marketplaces, transmit something only when you open them.

## 6. Who receives data

Our staff have access as far as their task requires it, as do providers of hosting and e-mail who act only on our behalf. They process the data in Switzerland or in countries with adequate data protection. We do not sell data and make no automated individual decisions.

## 7. Security

The connection to the website is encrypted. The staff area is protected by personal accounts, passwords are stored only as a hash, and a session ends after ten minutes without activity.

## 8. Your rights

Free of charge you may ask for information about your data, have them corrected or deleted, ask for them in a common format, object to their processing and withdraw consent for the future. We usually answer within 30 days and may check your identity. If you do not agree, you may turn to the Federal Data Protection and Information Commissioner: FDPIC, Feldeggweg 1, 3003 Bern, Switzerland.

## 9. Changes

We adapt this policy when the website or the law changes. The version published here applies.`,
  fr: `Cette déclaration indique quelles données personnelles nous traitons lorsque vous visitez ce site, nous écrivez ou prenez rendez-vous, dans quel but, pendant combien de temps, et quels sont vos droits. Elle se fonde sur la loi fédérale sur la protection des données (LPD) dans sa version en vigueur depuis le 1er septembre 2023.

## 1. Qui est responsable

{{name}}, {{street}}, {{postalCode}} {{city}}, téléphone {{phone}}, e-mail {{email}}. Un message à cette adresse suffit pour toute question ou demande relative à la protection des données.

## 2. Lors de la visite du site

Pour chaque requête, nos serveurs consignent l’heure, l’adresse demandée, le statut et la durée de la réponse, et dans une partie des journaux le réseau d’où elle provient (adresse IP tronquée). L’adresse IP complète n’est utilisée que brièvement pour limiter les abus, par exemple pendant dix minutes après l’envoi du formulaire de contact. Les journaux servent à la sécurité de l’exploitation et sont effacés dès qu’ils ne sont plus nécessaires.

Polices, images et programmes se trouvent sur notre propre serveur. Nous n’utilisons ni publicité, ni analyse d’audience, ni pixels de suivi, ni boutons de réseaux sociaux.

## 3. Ce qui est enregistré sur votre appareil

- Cookie et stockage local «language» : la langue choisie, le cookie pendant un an.
- Stockage local «color-mode» : si vous avez choisi l’affichage clair ou sombre.
- Stockage local «third-parties» : quels contenus de quels fournisseurs vous laissez charger désormais sans demander.
- Stockage local «contactMessages» : un message non encore transmis en raison d’une connexion interrompue ; il y est effacé ensuite.
- Stockage de session : quelle promotion vous a déjà été montrée et une prise de rendez-vous commencée, au plus tard jusqu’à la fermeture de l’onglet.
- Cookie de session «sid» : uniquement pour notre personnel après connexion à l’espace protégé.
- Cookie «device-…» : également pour notre personnel uniquement ; il permet de reconnaître l’appareil à la connexion pendant 60 jours.

Avec une connexion chiffrée (https), les noms de ces cookies commencent par «__Host-» ou «__Secure-», par exemple «__Host-language».

Vous pouvez tout effacer à tout moment dans les réglages de votre navigateur.

## 4. Lorsque vous nous écrivez ou prenez rendez-vous

Par le formulaire de contact, nous enregistrons votre nom, votre adresse e-mail, votre numéro de téléphone, le thème choisi, votre message, la langue ainsi que la date et la version de votre consentement. Contre les messages indésirables, nous vérifions un champ invisible et le temps de saisie. Notre personnel reçoit le message par e-mail et le lit dans l’espace protégé.

Lors d’une prise de rendez-vous, nous enregistrons votre nom, votre adresse e-mail, votre numéro de téléphone, les travaux souhaités, le jour et l’heure, la langue ainsi que la date et la version de votre consentement, et ce que vous ajoutez librement : indications sur le véhicule, plaque, remarques et documents. Nous vous écrivons des e-mails au sujet de ce rendez-vous ; leur lien permet de le consulter, de le déplacer ou de l’annuler.

Nous n’utilisons ces données que pour répondre à votre demande, planifier le rendez-vous et préparer un mandat. Notre système efface de lui-même les messages après un an, les documents 90 jours après le passage à l’atelier et les rendez-vous deux ans après, lorsque prend fin la garantie sur notre travail ; sur demande, nous les effaçons plus tôt. S’il en résulte un mandat, nous conservons les pièces commerciales aussi longtemps que la loi l’exige (en règle générale dix ans, art. 958f CO).

Si vous souhaitez, lors d’une prise de rendez-vous, que nous vous rappelions la prochaine expertise de votre véhicule, nous enregistrons à cette fin votre nom, votre adresse e-mail, la langue, le véhicule, la plaque, le mois de la première mise en circulation ainsi que la date et la version de votre consentement. Chaque rappel contient un lien qui permet d’y mettre fin ; après deux rappels sans nouveau consentement, il prend fin de lui-même. Nous effaçons ces données 30 jours plus tard.

## 5. Contenus de tiers seulement après votre clic

La carte, la recherche de véhicules et les annonces proviennent d’autres fournisseurs. Elles ne sont chargées que si vous cliquez sur le bouton correspondant, à côté duquel le fournisseur est nommé. Alors seulement, celui-ci apprend votre adresse IP, des indications sur votre navigateur et le site d’où vous venez, et peut déposer ses propres cookies. Le traitement peut avoir lieu à l’étranger ; la déclaration du fournisseur s’applique.

Votre clic vaut jusqu’à ce que vous quittiez la page. Ce n’est que si vous cochez «Charger désormais sans demander» que votre appareil retient votre accord avec ce fournisseur ; lors de votre prochaine visite, le contenu se charge alors de lui-même dès que vous utilisez la page. Si nous changeons de fournisseur, nous vous demandons à nouveau. À la fin de cette page, vous voyez ce que vous avez autorisé et pouvez retirer chaque autorisation avec un interrupteur. Sans JavaScript, rien n’est chargé de tiers.

Les liens, par exemple vers une prise de rendez-vous, des avis ou des places de marché, ne transmettent quelque chose que si vous les ouvrez.

## 6. Qui reçoit des données

Ont accès notre personnel, dans la mesure où sa tâche l’exige, et les prestataires d’hébergement et de messagerie qui agissent uniquement pour notre compte. Ils traitent les données en Suisse ou dans des États offrant une protection adéquate. Nous ne vendons pas de données et ne prenons aucune décision individuelle automatisée.

## 7. Sécurité

La connexion au site est chiffrée. L’espace du personnel est protégé par des accès personnels, les mots de passe ne sont enregistrés que sous forme de hachage et la session prend fin après dix minutes d’inactivité.

## 8. Vos droits

Vous pouvez gratuitement demander des renseignements sur vos données, les faire rectifier ou effacer, en demander la remise dans un format courant, vous opposer au traitement et révoquer un consentement pour l’avenir. Nous répondons en règle générale dans les 30 jours et pouvons vérifier votre identité. Si vous n’êtes pas d’accord, vous pouvez vous adresser au Préposé fédéral à la protection des données et à la transparence : PFPDT, Feldeggweg 1, 3003 Berne.

## 9. Modifications

Nous adaptons cette déclaration lorsque le site ou le droit change. La version publiée ici fait foi.`,
  it: `Questa informativa spiega quali dati personali trattiamo quando Lei visita questo sito, ci scrive o prenota un appuntamento, a quale scopo, per quanto tempo e quali diritti ha. Si fonda sulla legge federale sulla protezione dei dati (LPD) nella versione in vigore dal 1° settembre 2023.

## 1. Chi è responsabile

{{name}}, {{street}}, {{postalCode}} {{city}}, telefono {{phone}}, e-mail {{email}}. Un messaggio a questo indirizzo basta per ogni domanda o richiesta sulla protezione dei dati.

## 2. Durante la visita del sito

Per ogni richiesta i nostri server registrano l’ora, l’indirizzo richiesto, lo stato e la durata della risposta e, in una parte dei registri, la rete da cui proviene (indirizzo IP abbreviato). L’indirizzo IP completo è usato solo brevemente per limitare gli abusi, per esempio per dieci minuti dopo l’invio del modulo di contatto. I registri servono all’esercizio sicuro e vengono cancellati appena non sono più necessari.

Caratteri, immagini e programmi si trovano sul nostro server. Non usiamo pubblicità, analisi dei visitatori, pixel di tracciamento né pulsanti di reti sociali.

## 3. Che cosa viene salvato sul Suo dispositivo

- Cookie e memoria locale «language»: la lingua scelta, il cookie per un anno.
- Memoria locale «color-mode»: se ha scelto l’aspetto chiaro o scuro.
- Memoria locale «third-parties»: quali contenuti di quali fornitori Lei lascia caricare in futuro senza chiedere.
- Memoria locale «contactMessages»: un messaggio non ancora recapitato per un’interruzione della connessione; in seguito viene cancellato.
- Memoria di sessione: quale promozione Le è già stata mostrata e una prenotazione iniziata, al massimo fino alla chiusura della scheda.
- Cookie di sessione «sid»: solo per i nostri collaboratori dopo l’accesso all’area protetta.
- Cookie «device-…»: anch’esso solo per i nostri collaboratori; serve a riconoscere il dispositivo all’accesso per 60 giorni.

Con una connessione cifrata (https) i nomi di questi cookie iniziano con «__Host-» o «__Secure-», ad esempio «__Host-language».

Può cancellare tutto in ogni momento nelle impostazioni del browser.

## 4. Quando ci scrive o prenota un appuntamento

Con il modulo di contatto salviamo nome, indirizzo e-mail, numero di telefono, il tema scelto, il Suo messaggio, la lingua nonché data e versione del Suo consenso. Contro lo spam controlliamo un campo invisibile e il tempo di compilazione. I nostri collaboratori ricevono il messaggio per e-mail e lo leggono nell’area protetta.

Con una prenotazione salviamo nome, indirizzo e-mail, numero di telefono, i lavori desiderati, giorno e ora, la lingua nonché data e versione del Suo consenso, e inoltre ciò che aggiunge liberamente: dati del veicolo, targa, osservazioni e documenti. Le scriviamo e-mail su questo appuntamento; con il link che contengono può vederlo, spostarlo o disdirlo.

Usiamo questi dati solo per rispondere alla Sua richiesta, pianificare l’appuntamento e preparare un incarico. Il nostro sistema cancella da sé i messaggi dopo un anno, i documenti 90 giorni dopo la visita in officina e gli appuntamenti due anni dopo, quando termina la garanzia sul nostro lavoro; su Sua richiesta li cancelliamo prima. Se ne nasce un incarico, conserviamo i documenti commerciali per il tempo richiesto dalla legge (di regola dieci anni, art. 958f CO).

Se prenotando un appuntamento ci chiede di ricordarLe il prossimo collaudo del veicolo, salviamo a tale scopo nome, indirizzo e-mail, lingua, veicolo, targa, il mese della prima messa in circolazione nonché data e versione del Suo consenso. Ogni promemoria contiene un link con cui può terminarlo; dopo due promemoria senza un nuovo consenso termina da sé. 30 giorni dopo cancelliamo questi dati.

## 5. Contenuti di terzi solo dopo il Suo clic

La mappa, la ricerca di veicoli e gli annunci provengono da altri fornitori. Vengono caricati solo quando Lei clicca sul pulsante corrispondente, accanto al quale è indicato il fornitore. Solo allora questi viene a conoscere il Suo indirizzo IP, dati sul browser e il sito da cui Lei arriva, e può impostare cookie propri. Il trattamento può avvenire all’estero; vale l’informativa del fornitore.

Il Suo clic vale finché Lei non lascia la pagina. Solo se spunta «In futuro caricare senza chiedere» il dispositivo ricorda che Lei ha acconsentito a questo fornitore; alla prossima visita il contenuto si carica allora da solo appena Lei usa la pagina. Se cambiamo fornitore, glielo chiediamo di nuovo. In fondo a questa pagina vede che cosa ha consentito e può ritirare ogni consenso con un interruttore. Senza JavaScript non viene caricato nulla da terzi.

I link, per esempio a una prenotazione, a recensioni o a mercati online, trasmettono qualcosa solo quando Lei li apre.

## 6. Chi riceve i dati

Hanno accesso i nostri collaboratori, nella misura richiesta dal loro compito, e i fornitori di hosting ed e-mail che agiscono solo per nostro conto. Trattano i dati in Svizzera o in Stati con una protezione adeguata. Non vendiamo dati e non prendiamo decisioni individuali automatizzate.

## 7. Sicurezza

La connessione al sito è cifrata. L’area dei collaboratori è protetta da accessi personali, le password sono salvate solo come hash e la sessione termina dopo dieci minuti di inattività.

## 8. I Suoi diritti

Gratuitamente può chiedere informazioni sui Suoi dati, farli rettificare o cancellare, chiederne la consegna in un formato elettronico usuale, opporsi al trattamento e revocare un consenso per il futuro. Di regola rispondiamo entro 30 giorni e possiamo verificare la Sua identità. Se non è d’accordo, può rivolgersi all’Incaricato federale della protezione dei dati e della trasparenza: IFPDT, Feldeggweg 1, 3003 Berna.

## 9. Modifiche

Adeguiamo questa informativa quando cambia il sito o il diritto. Vale la versione qui pubblicata.`,
  pt: `Esta declaração explica que dados pessoais tratamos quando visita este site, nos escreve ou faz uma marcação, para quê, durante quanto tempo e que direitos tem. Baseia-se na lei federal suíça sobre a proteção de dados (LPD), na versão em vigor desde 1 de setembro de 2023.

## 1. Quem é responsável

{{name}}, {{street}}, {{postalCode}} {{city}}, telefone {{phone}}, e-mail {{email}}. Uma mensagem para este endereço basta para qualquer pergunta ou pedido sobre proteção de dados.

## 2. Ao visitar o site

Em cada pedido, os nossos servidores registam a hora, o endereço pedido, o estado e a duração da resposta e, numa parte dos registos, a rede de onde provém (endereço IP abreviado). O endereço IP completo é usado apenas por pouco tempo para limitar abusos, por exemplo durante dez minutos após o envio do formulário de contacto. Os registos servem o funcionamento seguro e são apagados logo que deixem de ser necessários.

Tipos de letra, imagens e programas estão no nosso próprio servidor. Não usamos publicidade, análise de visitantes, píxeis de rastreio nem botões de redes sociais.

## 3. O que fica guardado no seu dispositivo

- Cookie e armazenamento local «language»: a língua escolhida, o cookie durante um ano.
- Armazenamento local «color-mode»: se escolheu o aspeto claro ou escuro.
- Armazenamento local «third-parties»: que conteúdos de que fornecedores deixa carregar no futuro sem perguntar.
- Armazenamento local «contactMessages»: uma mensagem ainda não entregue por interrupção da ligação; depois é apagada.
- Armazenamento de sessão: que promoção já lhe foi mostrada e uma marcação iniciada, no máximo até fechar o separador.
- Cookie de sessão «sid»: apenas para os nossos colaboradores depois de entrarem na área protegida.
- Cookie «device-…»: igualmente apenas para os nossos colaboradores; permite reconhecer o dispositivo ao entrar durante 60 dias.

Com uma ligação cifrada (https), os nomes destes cookies começam por «__Host-» ou «__Secure-», por exemplo «__Host-language».

Pode apagar tudo a qualquer momento nas definições do seu navegador.

## 4. Quando nos escreve ou faz uma marcação

Com o formulário de contacto guardamos nome, endereço de e-mail, número de telefone, o tema escolhido, a sua mensagem, a língua e ainda a data e a versão do seu consentimento. Contra o spam verificamos um campo invisível e o tempo de preenchimento. Os nossos colaboradores recebem a mensagem por e-mail e leem-na na área protegida.

Com uma marcação guardamos nome, endereço de e-mail, número de telefone, os trabalhos desejados, dia e hora, a língua e ainda a data e a versão do seu consentimento, e o que acrescentar livremente: dados do veículo, matrícula, observações e documentos. Enviamos-lhe e-mails sobre essa marcação; com a ligação que contêm pode vê-la, alterá-la ou cancelá-la.

Usamos estes dados apenas para responder ao seu pedido, planear a visita e preparar um serviço. O nosso sistema apaga automaticamente as mensagens ao fim de um ano, os documentos 90 dias depois da visita à oficina e as marcações dois anos depois, quando termina a garantia sobre o nosso trabalho; a seu pedido apagamo-los mais cedo. Se daí resultar um serviço, guardamos os documentos comerciais pelo tempo exigido por lei (em regra dez anos, art. 958f do Código das Obrigações suíço).

Se, ao fazer uma marcação, nos pedir que lhe lembremos a próxima inspeção do veículo, guardamos para isso o nome, o endereço de e-mail, a língua, o veículo, a matrícula, o mês da primeira matrícula e ainda a data e a versão do seu consentimento. Cada lembrete contém uma ligação com a qual o pode cancelar; após dois lembretes sem novo consentimento, termina automaticamente. 30 dias depois apagamos estes dados.

## 5. Conteúdos de terceiros só depois do seu clique

O mapa, a pesquisa de veículos e os anúncios vêm de outros fornecedores. Só são carregados quando clica no botão respetivo, ao lado do qual está indicado o fornecedor. Só então este fica a conhecer o seu endereço IP, dados do navegador e de que site vem, e pode colocar cookies próprios. O tratamento pode ocorrer no estrangeiro; aplica-se a declaração do fornecedor.

O seu clique vale até sair da página. Só se assinalar «No futuro, carregar sem perguntar» é que o seu dispositivo guarda que consentiu neste fornecedor; na próxima visita, o conteúdo é então carregado automaticamente assim que usar a página. Se mudarmos de fornecedor, voltamos a perguntar. No fim desta página vê o que permitiu e pode retirar cada permissão com um interruptor. Sem JavaScript nada é carregado de terceiros.

As ligações, por exemplo para marcações, avaliações ou mercados online, só transmitem algo quando as abre.

## 6. Quem recebe dados

Têm acesso os nossos colaboradores, na medida exigida pela sua tarefa, e os prestadores de alojamento e de e-mail que atuam apenas por nossa conta. Tratam os dados na Suíça ou em Estados com proteção adequada. Não vendemos dados nem tomamos decisões individuais automatizadas.

## 7. Segurança

A ligação ao site é cifrada. A área dos colaboradores está protegida por acessos pessoais, as palavras-passe são guardadas apenas como hash e a sessão termina após dez minutos sem atividade.

## 8. Os seus direitos

Pode gratuitamente pedir informação sobre os seus dados, fazê-los retificar ou apagar, pedir a sua entrega num formato corrente, opor-se ao tratamento e revogar um consentimento para o futuro. Em regra respondemos em 30 dias e podemos verificar a sua identidade. Se não concordar, pode dirigir-se ao Encarregado federal da proteção de dados e da transparência: Feldeggweg 1, 3003 Berna, Suíça.

## 9. Alterações

Adaptamos esta declaração quando o site ou o direito mudam. Vale a versão aqui publicada.`,
};
