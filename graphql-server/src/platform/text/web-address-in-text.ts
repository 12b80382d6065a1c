// What mail programs make a link of, in the words of a stranger.

/** Dots that browsers read as the dot of a host name (UTS #46). */
const DOTS = /[。．｡]/g;
const INVISIBLE = /\p{Cf}/gu;

const WITH_SCHEME = /[\p{L}\d+.-]:\/\//u;
const WITH_WWW = /(^|[^\p{L}\p{N}])www\d?\./iu;
const WITH_PATH = /[\p{L}\p{M}\p{N}-]\.[\p{L}\p{M}]{2,}[/?#:]/u;
const NUMERIC = /\d{1,3}(\.\d{1,3}){3}/;

/** A word, a dot and a word without a space between them. The second word may be the first word of the next match. */
const DOTTED =
  /(?<![\p{L}\p{M}\p{N}-])(?<label>[\p{L}\p{M}\p{N}-]{2,})\.(?=(?<ending>[\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}]))/gu;

/** Written before a name with a dot and no space, such as Dr.Dev. */
const TITLES = new Set(
  'dr mr mrs ms miss mx st sr jr shri sri smt km kum prof capt col gen maj lt adv pt rev fr er ar ca cs md mohd hon'.split(
    ' ',
  ),
);

/** The endings of host names that most links have; among them all of India's neighbours and those sold without a check. */
const ENDINGS = new Set(
  (
    'com net org info biz name pro edu gov mil int mobi asia tel jobs travel coop aero ' +
    'app dev page web site website online shop store blog link click live club fun icu top xyz vip win bid loan work ' +
    'tech space host press news today world life email agency company cloud digital media group hotel hotels rentals ' +
    'buzz rest cfd sbs cyou monster best lol bond cam date review trade science party racing stream download men ' +
    'ai am at au be biz br ca cc ch cl cn co cz de dk es eu fi fm fr ga gd gg gl gq gr hk hu id ie il im in io ir is it ' +
    'jp ke kr la li lk lt lu lv ly me ml mn ms mx my ng nl no nu nz pe ph pk pl pt pw ro rs ru sa se sg sh si sk so su ' +
    'tk to tr tv tw ua uk us uz vc vn ws za бел рф भारत भारतम् 中国'
  ).split(' '),
);

const plain = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '').replace(DOTS, '.');

/** True when the text has an address with a scheme, with www or with a path, or a numeric one. */
export function hasWebAddress(text: string): boolean {
  const words = plain(text);
  return [WITH_SCHEME, WITH_WWW, WITH_PATH, NUMERIC].some((form) => form.test(words));
}

/** True when the text has a web or mail address, or the bare name of a host. Initials and titles such as K.Dev have none. */
export function hasHostName(text: string): boolean {
  if (hasWebAddress(text)) return true;
  return [...plain(text).toLowerCase().matchAll(DOTTED)].some(
    ({ groups: { label = '', ending = '' } = {} }) => !TITLES.has(label) && ENDINGS.has(ending),
  );
}
