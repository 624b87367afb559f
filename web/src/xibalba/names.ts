// Long names on small cards: where a compound may be broken. Browsers without a dictionary would break it anywhere.

const PARTS =
  'Linien|grenadier Graben|marschall Graben|sanitäter Zaren|läufer Revolver|heldin Grenz|läufer Rebellen|oberst Flammen|maid ' +
  'Barrikaden|wache Kommis|sarin Groß|meister Dünen|räuber Trugbild|reiterin Dschinn|prinz Sporen|träger Sternen|herold ' +
  'Eis|läuferin Schlitten|mörser Polar|wache Eis|admiral Knochen|zelot Nacht|jaguar Obsidian|priesterin Quartier|meisterin ' +
  'Reichs|diplomat Schrott|händlerin Falsch|spieler Gießerei|vorsteher Flugblatt|drucker Fecht|lehrerin Schatten|makler ' +
  'Diesel|baronin Tribut|eintreiber Paragon|süchtiger Schwarm|deuterin Feld|chirurgin Land|vermesser Maschi|nistin ' +
  'Grab|räuber Untergangs|prophet Reichs|bunker Öl|raffinerie Schwarz|markt Montage|halle Belagerungs|geschütz Karawanen|depot ' +
  'Archen|antenne Paragon|destille Schmiede|tempel Stabs|befehl Aus|hebung Nachschub|abwurf General|streik Sonder|schicht ' +
  'Um|gruppierung Wüsten|raubzug Paragon|ader Archen|beben Not|operation Fertig|bauplan Bomben|teppich Prophe|zeiung ' +
  'Ver|borgener Castor|rebellen Bruder|schaft Dema|gogin Sabo|teurin Aus|bilder Quarter|master Assassi|nation Pamph|leteer Inter|preter ' +
  'Barri|cade Burg|lary Surve|yor Emer|gency Mid|night Head|quarters Gun|slinger';

const BROKEN = new Map(PARTS.split(' ').map((word) => [word.replace('|', ''), word.replace('|', '\u00ad')]));

/** The name with soft hyphens where its words may be broken. */
export function soft(name: string): string {
  return name.replace(/[\p{L}]{8,}/gu, (word) => BROKEN.get(word) ?? word);
}
