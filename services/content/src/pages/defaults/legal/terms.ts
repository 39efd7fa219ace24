import type { Translations } from '../translations.js';

/** Under which terms the garage works. Facts about the garage are filled in when the page is answered. */
export const TERMS: Translations = {
  de: `## 1. Geltungsbereich

Diese Bedingungen gelten für alle Leistungen, die {{name}}, {{postalCode}} {{city}} (nachfolgend «wir»), für ihre Kundinnen und Kunden erbringt: Service, Reparatur, Diagnose, Pflege, Verkauf von Ersatzteilen und Zubehör sowie Verkauf von Fahrzeugen. Abweichungen gelten nur, wenn wir sie schriftlich bestätigt haben.

## 2. Offerten und Preise

Alle Preise verstehen sich in Schweizer Franken (CHF) inklusive Mehrwertsteuer. Eine schriftliche Offerte gilt 30 Tage. Zeigt sich während der Arbeit, dass mehr nötig ist als vereinbart, melden wir uns, nennen den Preis und arbeiten erst weiter, wenn Sie zugestimmt haben.

## 3. Zahlung

Sie bezahlen bei der Abholung bar, mit Karte oder mit TWINT oder auf Rechnung. Rechnungen sind innert 30 Tagen ab Rechnungsdatum ohne Abzug zahlbar. Danach dürfen wir den gesetzlichen Verzugszins von 5 Prozent verlangen.

## 4. Termine und Absagen

Vereinbarte Termine sind verbindlich. Können Sie einen Termin nicht wahrnehmen, sagen Sie ihn bitte mindestens 24 Stunden vorher ab oder verschieben Sie ihn; das kostet nichts. Bei späterer Absage oder Nichterscheinen dürfen wir eine Umtriebsgebühr von CHF 80.– verrechnen. Fertigstellungstermine halten wir ein, so gut es geht; verzögert sich etwas, etwa weil ein Teil fehlt, informieren wir Sie sofort.

## 5. Garantie

Auf unsere Arbeit, auf neue Ersatzteile und auf die von uns verkauften Fahrzeuge geben wir 24 Monate Garantie ab Übergabe. Melden Sie einen Mangel bitte, sobald Sie ihn bemerken. Wir bessern kostenlos nach; gelingt das nicht innert angemessener Frist, können Sie den Preis mindern oder bei erheblichen Mängeln vom Vertrag zurücktreten. Ausgenommen sind normaler Verschleiss, unsachgemässe Nutzung und Arbeiten, die Dritte danach ausgeführt haben. Zwingende gesetzliche Rechte bleiben bestehen.

## 6. Haftung

Wir haften für Schäden, die wir absichtlich oder grobfahrlässig verursachen, und für Personenschäden nach Gesetz. Für leichte Fahrlässigkeit und für Folgeschäden haften wir, soweit das Gesetz es zulässt, nicht. Nehmen Sie Wertgegenstände bitte aus dem Fahrzeug; für sie übernehmen wir keine Verantwortung.

## 7. Ersatzteile

Wir verwenden Originalteile oder Teile in gleicher Qualität. Gebrauchte oder aufbereitete Teile bauen wir nur mit Ihrem Einverständnis ein. Ersetzte Teile zeigen wir Ihnen auf Wunsch; holen Sie sie nicht bei der Fahrzeugübergabe ab, entsorgen wir sie fachgerecht. Für Teile, die Sie selbst mitbringen, geben wir nur auf den Einbau Garantie.

## 8. Eigentumsvorbehalt

Gelieferte Fahrzeuge und Teile bleiben bis zur vollständigen Bezahlung unser Eigentum. Wir sind berechtigt, den Eigentumsvorbehalt im Register eintragen zu lassen. Für offene Forderungen aus der Arbeit an Ihrem Fahrzeug steht uns das gesetzliche Retentionsrecht zu.

## 9. Datenschutz

Personendaten bearbeiten wir nach dem schweizerischen Datenschutzgesetz. Was wir erheben und welche Rechte Sie haben, steht in unserer Datenschutzerklärung.

## 10. Anwendbares Recht und Gerichtsstand

Es gilt schweizerisches Recht; das UN-Kaufrecht (CISG) ist ausgeschlossen. Gerichtsstand ist {{city}}. Zwingende Gerichtsstände, insbesondere jener am Wohnsitz von Konsumentinnen und Konsumenten, bleiben vorbehalten.

## 11. Schlussbestimmungen

Ist eine Bestimmung unwirksam, gelten die übrigen weiter. Es gilt die Fassung, die bei der Erteilung des Auftrags auf dieser Website steht. Bei Unterschieden zwischen den Sprachen ist die deutsche Fassung massgebend.`,
  en: `## 1. Scope

These terms apply to all services that {{name}}, {{postalCode}} {{city}} (hereafter “we”), provides to its customers: servicing, repairs, diagnostics, detailing, sale of parts and accessories, and sale of vehicles. Deviations apply only if we have confirmed them in writing.

## 2. Quotes and prices

All prices are in Swiss francs (CHF) and include value added tax. A written quote is valid for 30 days. If it turns out during the work that more is needed than agreed, we contact you, name the price and continue only once you have agreed.

## 3. Payment

You pay on collection in cash, by card or with TWINT, or on invoice. Invoices are payable within 30 days of the invoice date without deduction. After that we may charge the statutory default interest of 5 percent.

## 4. Appointments and cancellations

Agreed appointments are binding. If you cannot keep one, please cancel or move it at least 24 hours beforehand; this is free of charge. For a later cancellation or failure to appear we may charge a no-show fee of CHF 80. We keep completion dates as well as we can; if something is delayed, for instance because a part is missing, we inform you at once.

## 5. Warranty

We give a 24-month warranty from handover on our work, on new spare parts and on the vehicles we sell. Please report a defect as soon as you notice it. We rectify it free of charge; if this does not succeed within a reasonable time, you may reduce the price or, in the case of serious defects, withdraw from the contract. Normal wear, improper use and work subsequently carried out by others are excluded. Mandatory statutory rights remain unaffected.

## 6. Liability

We are liable for damage that we cause intentionally or through gross negligence, and for personal injury as the law provides. We are not liable for slight negligence or consequential damage as far as the law permits. Please remove valuables from the vehicle; we accept no responsibility for them.

## 7. Spare parts

We use original parts or parts of the same quality. Used or reconditioned parts are fitted only with your consent. On request we show you the replaced parts; if you do not take them along when you collect the vehicle, we dispose of them properly. For parts that you bring yourself, our warranty covers the fitting only.

## 8. Retention of title

Vehicles and parts supplied remain our property until paid for in full. We are entitled to have the retention of title entered in the register. For open claims arising from work on your vehicle we have the statutory right of retention.

## 9. Data protection

We process personal data under the Swiss Data Protection Act. What we collect and which rights you have is set out in our privacy policy.

## 10. Applicable law and jurisdiction

Swiss law applies; the UN Convention on Contracts for the International Sale of Goods (CISG) is excluded. The place of jurisdiction is {{city}}. Mandatory places of jurisdiction, in particular at the domicile of consumers, are reserved.

## 11. Final provisions

If one provision is invalid, the others continue to apply. The version published on this website when the order is placed applies. If the languages differ, the German version prevails.`,
  fr: `## 1. Champ d’application

Les présentes conditions s’appliquent à toutes les prestations que {{name}}, {{postalCode}} {{city}} (ci-après «nous»), fournit à sa clientèle : entretien, réparation, diagnostic, soin, vente de pièces et d’accessoires ainsi que vente de véhicules. Les dérogations ne valent que si nous les avons confirmées par écrit.

## 2. Offres et prix

Tous les prix s’entendent en francs suisses (CHF), taxe sur la valeur ajoutée comprise. Une offre écrite est valable 30 jours. S’il apparaît pendant le travail qu’il faut plus que prévu, nous vous contactons, indiquons le prix et ne poursuivons qu’avec votre accord.

## 3. Paiement

Vous payez au retrait du véhicule en espèces, par carte ou avec TWINT, ou sur facture. Les factures sont payables sans déduction dans les 30 jours à compter de leur date. Passé ce délai, nous pouvons exiger l’intérêt moratoire légal de 5 pour cent.

## 4. Rendez-vous et annulations

Les rendez-vous convenus sont fermes. Si vous avez un empêchement, annulez ou déplacez le rendez-vous au moins 24 heures à l’avance ; cela ne coûte rien. En cas d’annulation plus tardive ou d’absence, nous pouvons facturer une indemnité de CHF 80.–. Nous respectons les délais au mieux ; si quelque chose prend du retard, par exemple parce qu’une pièce manque, nous vous informons aussitôt.

## 5. Garantie

Nous accordons 24 mois de garantie dès la remise sur notre travail, sur les pièces neuves et sur les véhicules que nous vendons. Signalez-nous un défaut dès que vous le remarquez. Nous y remédions gratuitement ; si cela échoue dans un délai raisonnable, vous pouvez réduire le prix ou, en cas de défaut important, résoudre le contrat. L’usure normale, l’utilisation inappropriée et les travaux effectués ensuite par des tiers sont exclus. Les droits légaux impératifs sont réservés.

## 6. Responsabilité

Nous répondons des dommages causés intentionnellement ou par négligence grave, et des lésions corporelles selon la loi. Dans la mesure permise par la loi, nous ne répondons ni de la négligence légère ni des dommages indirects. Veuillez retirer les objets de valeur du véhicule ; nous n’en répondons pas.

## 7. Pièces de rechange

Nous utilisons des pièces d’origine ou de qualité équivalente. Les pièces d’occasion ou reconditionnées ne sont montées qu’avec votre accord. Sur demande, nous vous montrons les pièces remplacées ; si vous ne les emportez pas au retrait du véhicule, nous les éliminons dans les règles. Pour les pièces que vous fournissez, notre garantie ne porte que sur le montage.

## 8. Réserve de propriété

Les véhicules et pièces livrés restent notre propriété jusqu’au paiement complet. Nous pouvons faire inscrire la réserve de propriété au registre. Pour les créances ouvertes liées au travail sur votre véhicule, nous disposons du droit de rétention légal.

## 9. Protection des données

Nous traitons les données personnelles selon la loi suisse sur la protection des données. Ce que nous recueillons et vos droits figurent dans notre déclaration de protection des données.

## 10. Droit applicable et for

Le droit suisse est applicable ; la Convention des Nations Unies sur la vente internationale de marchandises (CVIM) est exclue. Le for est à {{city}}. Les fors impératifs, notamment celui du domicile des consommatrices et consommateurs, sont réservés.

## 11. Dispositions finales

Si une disposition est nulle, les autres restent valables. Fait foi la version publiée sur ce site au moment de la commande. En cas de divergence entre les langues, la version allemande prévaut.`,
  it: `## 1. Campo d’applicazione

Le presenti condizioni valgono per tutte le prestazioni che {{name}}, {{postalCode}} {{city}} (di seguito «noi»), fornisce alla propria clientela: manutenzione, riparazione, diagnosi, cura, vendita di ricambi e accessori e vendita di veicoli. Deroghe valgono solo se confermate da noi per iscritto.

## 2. Offerte e prezzi

Tutti i prezzi s’intendono in franchi svizzeri (CHF), imposta sul valore aggiunto compresa. Un’offerta scritta vale 30 giorni. Se durante il lavoro risulta necessario più del previsto, La contattiamo, indichiamo il prezzo e proseguiamo solo con il Suo consenso.

## 3. Pagamento

Il pagamento avviene al ritiro in contanti, con carta o con TWINT, oppure su fattura. Le fatture sono pagabili entro 30 giorni dalla loro data senza deduzioni. In seguito possiamo chiedere l’interesse di mora legale del 5 per cento.

## 4. Appuntamenti e disdette

Gli appuntamenti concordati sono vincolanti. Se non può venire, disdica o sposti l’appuntamento almeno 24 ore prima; non costa nulla. In caso di disdetta tardiva o mancata presentazione possiamo addebitare un’indennità di CHF 80.–. Rispettiamo i termini di consegna nel limite del possibile; se qualcosa ritarda, per esempio perché manca un pezzo, La informiamo subito.

## 5. Garanzia

Sul nostro lavoro, sui ricambi nuovi e sui veicoli che vendiamo diamo 24 mesi di garanzia dalla consegna. Ci segnali un difetto appena lo nota. Lo eliminiamo gratuitamente; se non riusciamo entro un termine adeguato, può ridurre il prezzo o, in caso di difetti gravi, recedere dal contratto. Sono esclusi la normale usura, l’uso improprio e i lavori eseguiti in seguito da terzi. Restano salvi i diritti imperativi di legge.

## 6. Responsabilità

Rispondiamo dei danni causati intenzionalmente o per negligenza grave e delle lesioni personali secondo la legge. Nella misura consentita dalla legge non rispondiamo della negligenza lieve né dei danni indiretti. La preghiamo di togliere gli oggetti di valore dal veicolo; non ne rispondiamo.

## 7. Ricambi

Usiamo ricambi originali o di pari qualità. Ricambi usati o rigenerati vengono montati solo con il Suo consenso. Su richiesta Le mostriamo i pezzi sostituiti; se non li porta via al ritiro del veicolo, li smaltiamo correttamente. Per i pezzi che porta Lei, la nostra garanzia copre solo il montaggio.

## 8. Riserva di proprietà

Veicoli e ricambi forniti restano di nostra proprietà fino al pagamento completo. Possiamo far iscrivere la riserva di proprietà nel registro. Per i crediti aperti derivanti dal lavoro sul Suo veicolo ci spetta il diritto legale di ritenzione.

## 9. Protezione dei dati

Trattiamo i dati personali secondo la legge svizzera sulla protezione dei dati. Quali dati raccogliamo e quali diritti Lei ha è indicato nella nostra informativa.

## 10. Diritto applicabile e foro

Si applica il diritto svizzero; è esclusa la Convenzione delle Nazioni Unite sulla vendita internazionale di merci (CISG). Il foro è {{city}}. Restano riservati i fori imperativi, in particolare quello del domicilio dei consumatori.

## 11. Disposizioni finali

Se una disposizione è nulla, le altre restano valide. Fa stato la versione pubblicata su questo sito al momento dell’incarico. In caso di divergenze tra le lingue prevale la versione tedesca.`,
  pt: `## 1. Âmbito

Estas condições aplicam-se a todos os serviços que a {{name}}, {{postalCode}} {{city}} (a seguir «nós»), presta aos seus clientes: manutenção, reparação, diagnóstico, limpeza e detalhe automóvel, venda de peças e acessórios e venda de veículos. As exceções só são válidas se as tivermos confirmado por escrito.

## 2. Orçamentos e preços

Todos os preços são em francos suíços (CHF) e incluem o imposto sobre o valor acrescentado. Um orçamento escrito é válido por 30 dias. Se durante o trabalho for preciso mais do que o combinado, contactamo-lo, indicamos o preço e só continuamos com o seu acordo.

## 3. Pagamento

O pagamento é feito no levantamento do veículo, em dinheiro, com cartão ou com TWINT, ou mediante fatura. As faturas são pagáveis no prazo de 30 dias a contar da sua data, sem deduções. Depois disso podemos cobrar o juro de mora legal de 5 por cento.

## 4. Marcações e cancelamentos

As marcações combinadas são vinculativas. Se não puder vir, cancele ou mude a marcação com pelo menos 24 horas de antecedência; não custa nada. Em caso de cancelamento posterior ou falta de comparência, podemos cobrar uma taxa de CHF 80. Cumprimos os prazos o melhor possível; se algo se atrasar, por exemplo por falta de uma peça, informamo-lo de imediato.

## 5. Garantia

Sobre o nosso trabalho, sobre peças novas e sobre os veículos que vendemos damos 24 meses de garantia a partir da entrega. Comunique um defeito logo que o note. Corrigimo-lo gratuitamente; se não conseguirmos num prazo razoável, pode reduzir o preço ou, em caso de defeito grave, resolver o contrato. Excluem-se o desgaste normal, o uso indevido e os trabalhos feitos depois por terceiros. Mantêm-se os direitos legais imperativos.

## 6. Responsabilidade

Respondemos por danos que causemos com dolo ou negligência grave e por danos pessoais nos termos da lei. Na medida em que a lei o permita, não respondemos por negligência leve nem por danos indiretos. Retire por favor os objetos de valor do veículo; não nos responsabilizamos por eles.

## 7. Peças

Usamos peças originais ou de qualidade equivalente. Peças usadas ou recondicionadas só são montadas com o seu acordo. A pedido mostramos-lhe as peças substituídas; se não as levar ao levantar o veículo, eliminamo-las corretamente. Para peças trazidas por si, a nossa garantia cobre apenas a montagem.

## 8. Reserva de propriedade

Os veículos e as peças fornecidos continuam a ser nossa propriedade até ao pagamento integral. Podemos fazer inscrever a reserva de propriedade no registo. Pelos créditos em aberto resultantes do trabalho no seu veículo temos o direito legal de retenção.

## 9. Proteção de dados

Tratamos dados pessoais segundo a lei suíça da proteção de dados. O que recolhemos e que direitos tem está na nossa declaração de proteção de dados.

## 10. Direito aplicável e foro

Aplica-se o direito suíço; exclui-se a Convenção das Nações Unidas sobre a venda internacional de mercadorias (CISG). O foro é {{city}}. Ficam reservados os foros imperativos, em particular o do domicílio dos consumidores.

## 11. Disposições finais

Se uma disposição for inválida, as restantes mantêm-se. É válida a versão publicada neste site no momento em que o serviço é encomendado. Em caso de diferença entre línguas, prevalece a versão alemã.`,
};
