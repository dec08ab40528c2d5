/** Kana as they sound, in the letters of the Hepburn spelling. Pairs come before single signs. */
const sounds: Readonly<Record<string, string>> = {
  ア: "a",
  イ: "i",
  ウ: "u",
  エ: "e",
  オ: "o",
  カ: "ka",
  キ: "ki",
  ク: "ku",
  ケ: "ke",
  コ: "ko",
  サ: "sa",
  シ: "shi",
  ス: "su",
  セ: "se",
  ソ: "so",
  タ: "ta",
  チ: "chi",
  ツ: "tsu",
  テ: "te",
  ト: "to",
  ナ: "na",
  ニ: "ni",
  ヌ: "nu",
  ネ: "ne",
  ノ: "no",
  ハ: "ha",
  ヒ: "hi",
  フ: "fu",
  ヘ: "he",
  ホ: "ho",
  マ: "ma",
  ミ: "mi",
  ム: "mu",
  メ: "me",
  モ: "mo",
  ヤ: "ya",
  ユ: "yu",
  ヨ: "yo",
  ラ: "ra",
  リ: "ri",
  ル: "ru",
  レ: "re",
  ロ: "ro",
  ワ: "wa",
  ヲ: "o",
  ン: "n",
  ヴ: "vu",
  ガ: "ga",
  ギ: "gi",
  グ: "gu",
  ゲ: "ge",
  ゴ: "go",
  ザ: "za",
  ジ: "ji",
  ズ: "zu",
  ゼ: "ze",
  ゾ: "zo",
  ダ: "da",
  ヂ: "ji",
  ヅ: "zu",
  デ: "de",
  ド: "do",
  バ: "ba",
  ビ: "bi",
  ブ: "bu",
  ベ: "be",
  ボ: "bo",
  パ: "pa",
  ピ: "pi",
  プ: "pu",
  ペ: "pe",
  ポ: "po",
};

/** A small vowel or y takes the place of the vowel before it. */
const small: Readonly<Record<string, string>> = {
  ァ: "a",
  ィ: "i",
  ゥ: "u",
  ェ: "e",
  ォ: "o",
  ャ: "ya",
  ュ: "yu",
  ョ: "yo",
};

/**
 * A Japanese name as it sounds in Latin letters, for those who cannot type kana: リオレウス is `rioreusu`. Long vowels
 * are written once. What is no kana stays out: kanji have several readings.
 *
 * @returns empty where the name has no kana
 */
export function toRomaji(name: string): string {
  let text = "";
  let isDoubled = false;
  for (const sign of name.normalize("NFKC").replace(/[\u3041-\u3096]/g, toKatakana)) {
    if (sign === "ッ") {
      isDoubled = true;
      continue;
    }
    const vowel = small[sign];
    if (vowel !== undefined) {
      text = joinSmall(text, vowel);
      continue;
    }
    const sound = sounds[sign];
    if (sound !== undefined) text += (isDoubled ? sound[0] : "") + sound;
    else if (sign !== "ー" && !text.endsWith(" ")) text += " ";
    isDoubled = false;
  }
  return text.trim();
}

/** `ki` and `ya` are `kya`, `shi` and `ya` are `sha`, `fu` and `a` are `fa`. */
function joinSmall(text: string, vowel: string): string {
  const stem = text.slice(0, -1);
  return stem + (/(sh|ch|j)$/.test(stem) ? vowel.replace("y", "") : vowel);
}

function toKatakana(sign: string): string {
  return String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60);
}
