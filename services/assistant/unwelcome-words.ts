/**
 * What Haven never says in a generated text: promises, diagnoses, names of drugs and medicines, doses, advice on them,
 * a nudge to do harm, words that blame, and that a program is a person. Held against all hand-written content by a test, and against every
 * answer of a model. A rule may refuse too much, which costs one more try; it should not let the plain cases through.
 */

/** A rule: its name for the log, and what it finds in folded text (lower case, no accents). */
type Rule = { name: string; patterns: readonly RegExp[] };

const list = (words: string) => words.trim().split(/\s+/).join('|');

/** Stands for a start in a clause that only supposes: 'if you have an eating disorder' diagnoses nobody. */
const notSupposed = String.raw`(?<!\b(?:if|si|when|cuando)\b[^.?!]{0,80})`;

const drugs = list(`
  heroin heroina fentan[iy]l\\w* cocain[ea] meth metanfetamina\\w* methamphetamine amphetamines? anfetaminas?
  cannabis mari[jh]uana molly mdma ecstasy extasis ketamin[ea] lsd ghb opium opio morphine morfina
  oxy oxycodone oxicodona oxycontin percocet vicodin hydrocodone hidrocodona codein[ea] tramadol xanax alprazolam
  valium diazepam ativan lorazepam klonopin clonazepam rivotril benzos? benzodiazepin\\w* zolpidem ambien prozac
  fluoxetin\\w* zoloft sertralin\\w* lexapro escitalopram citalopram paroxetin\\w* venlafaxin\\w* bupropion\\w* wellbutrin
  trazodon\\w* quetiapin\\w* seroquel lithium litio lamotrigin\\w* gabapentin\\w* pregabalin\\w* adderall ritalin
  methylphenidate metilfenidato methadone metadona buprenorphine buprenorfina suboxone subutex naltrexon[ea] naloxon[ea]
  narcan vivitrol disulfiram antabuse acamprosat\\w* ibuprofen\\w* acetaminophen paracetamol tylenol aspirin\\w* insulin\\w*
  propranolol hydroxyzine hidroxicina melatonin\\w* valerian\\w* nicotin\\w* psilocybin psilocibina ayahuasca kratom cbd
`);

const disorders = list(`
  depression depresion ptsd tept bipolar\\w* borderline ocd toc adhd tdah addiction adiccion (?:\\w+\\s)?disorder
  trastorno\\w* schizophrenia esquizofrenia psychosis psicosis alcoholism alcoholismo
`);

const rules: readonly Rule[] = [
  {
    name: 'drug',
    patterns: [
      new RegExp(String.raw`\b(?:${drugs})\b`),
      // 'Open the window a crack' and 'weed the garden' are no drugs.
      /\bcrack cocaine\b|\b(?:smok\w+|fum\w+|using|use|on) crack\b|\bweed\b(?! (?:the|a|an|one|your)\b)/,
    ],
  },
  {
    name: 'dose',
    patterns: [
      /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|ml|cc|milligram\w*|miligramo\w*|microgram\w*)\b/,
      /\b(?:\d+|an?|one|two|three|half an?|una?|dos|tres|media) (?:pills?|pastillas?|tablets?|tabletas?|capsul\w+|comprimidos?)\b/,
      /\b\d+ (?:drops|gotas)\b(?! (?:of|de) (?:water|rain|agua|lluvia)\b)/,
    ],
  },
  {
    name: 'medical advice',
    patterns: [
      /\b(?:stop|quit|start|double|skip|increase|lower|take|try|keep)(?:ping|ing)? (?:taking |on )?(?:an? |some |your |the )?(?:meds?|medications?|medicines?|pills?|doses?|antidepress\w+|sedatives?|painkillers?|sleeping pills?)\b/,
      /\b(?:dej|suspend|aument|duplic|empiez|empez|tom|prueb)\w* (?:de tomar |a tomar )?(?:tus? |los |las |la |el |una? )?(?:medicament\w+|medicina\w*|pastilla\w*|dosis|antidepresiv\w+|sedante\w*|calmante\w*|somnifero\w*)\b/,
    ],
  },
  {
    // `services/safety` reads what people tell of themselves; this is what nobody may be told to do.
    name: 'harm',
    patterns: [
      new RegExp(
        String.raw`${notSupposed}\b(?:(?:kill|hurt|harm|cut|starv|punish)(?:e|t?ing)? yourself|end (?:your life|it all)|quitarte la vida|acabar con tu vida|(?<!(?:pued[ae]|podria|quiera) )hacerte dano|lastimarte|matarte|cortarte)\b`,
      ),
      /\b(?:have|take|pour yourself) (?:a|one|just one|another) (?:drink|hit|puff|beer|shot|glass of wine)\b|\b(?:drink|hit|beer|last time|bit) (?:won't|will not|can't|cannot|never) hurt/,
      /\b(?:matate|suicidate|cortate|lastimate)\b/,
      /\b(?:toma|tomate|tomar|tomarte|date|bebe|bebete) (?:un|una|otro|otra|solo un|solo una) (?:trago|cerveza|copa|copita|shot|ultim\w+)\b|\b(?:trago|cerveza|copa) no (?:hace|te hace|te va a hacer)\b/,
    ],
  },
  {
    name: 'promise',
    patterns: [
      /\b(?:i|we) promise\b|\bguarante\w+|\balways works\b|\bwill (?:fix|cure|heal) you\b/,
      /\byou(?:'ll| will|'re going to| are going to) (?:\w+ )?(?:be (?:fine|ok|okay|alright|all right|cured|safe|free)|feel (?:better|fine|good)|get (?:better|through)|make it|recover|heal|never (?:drink|use|feel))\b/,
      /\b(?:everything|things|it|this|life)(?:'s going to| is going to|'ll| will)(?: all)? (?:be (?:fine|ok|okay|alright|all right|better)|get (?:better|easier)|work out|pass)\b/,
      /\bthis \w+ (?:will|is going to) (?:pass|end|go away)\b|\b(?:it|everything) gets better\b/,
      /\bte (?:lo )?(?:prometo|garantizo|aseguro)\b|\bgarantiz\w+|\bsiempre funciona\b|\bte (?:curara|sanara)\b/,
      /\b(?:todo|vas a|esto) (?:va a )?(?:estar|ir|salir) bien\b|\b(?:estaras|todo (?:saldra|estara|ira)) bien\b/,
      /\bte (?:vas a (?:sentir mejor|curar|recuperar)|sentiras mejor|recuperaras|curaras)\b|\bvas a (?:mejorar|lograrlo|salir de esta)\b/,
      /\b(?:todo|esto) (?:va a )?(?:pasar|mejorar)a?\b|\bnunca (?:mas )?(?:volveras|vas a volver) a\b/,
    ],
  },
  {
    name: 'diagnosis',
    patterns: [
      new RegExp(
        String.raw`${notSupposed}\b(?:you (?:have|suffer from|are suffering from|clearly have|probably have|may have|might have|seem to have|show signs of)|(?:sounds|looks) like|tienes|sufres(?: de)?|padeces(?: de)?|(?:parece que|quiza|probablemente) tienes) (?:an? |una? |un |severe |major |clinical |chronic )*(?:${disorders})\b`,
      ),
      new RegExp(
        String.raw`${notSupposed}\byou(?:'re| are) (?:clearly |clinically )?(?:an? )?(?:addict|alcoholic|depressed|bipolar|codependent|mentally ill|psychotic)\b`,
      ),
      new RegExp(
        String.raw`${notSupposed}\beres (?:una? )?(?:adict\w|alcoholic\w|depresiv\w|bipolar|codependiente)\b`,
      ),
    ],
  },
  { name: 'blame', patterns: [/\bfail(?:ures?|ed)\b|\brelaps\w+|\bfracas\w+|\brecaida\w*|\brecaer\b/] },
  {
    name: 'posing as a person',
    patterns: [
      /\bas an? (?:large )?(?:ai|language model|doctor|therapist|counselor|nurse)\b|\bi(?:'m| am) (?:an? |your |just )*(?:ai|doctor|therapist|counselor|human|chatbot|language model)\b/,
      /\bi(?:'ve| have) (?:also )?(?:been (?:there|sober|clean)|struggled|felt)\b|\bi know (?:exactly )?how you feel\b|\bas someone (?:who|in recovery)\b/,
      /\b(?:system|developer) prompt\b|\bmy instructions\b|\bmis instrucciones\b/,
      /\bcomo (?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|medic[oa]|terapeuta|consejer[oa])\b|\bsoy (?:tu|una?|solo una?) (?:ia|medic[oa]|terapeuta|human[oa]|modelo|persona)\b/,
      /\byo tambien (?:pase|estuve|fui|he|me)\b|\bse (?:exactamente )?como te sientes\b/,
    ],
  },
];

const foldWords = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase();

/** @returns the names of the rules that a text breaks; none when it may be said */
export function unwelcomeIn(text: string): string[] {
  const folded = foldWords(text);
  return rules
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(folded)))
    .map(({ name }) => name);
}
