import { fold } from "@/lib/text/fold";
import type { MonsterTopic } from "./answer-facts";

/** Role of a word of a question: a topic of a monster, or what is looked for of a skill or a weapon. */
export type WordRole =
  | MonsterTopic
  | "monsters"
  | "raw"
  | "charm"
  | "armor"
  | "decoration"
  | "slots"
  | "level"
  | "best"
  | "effect";

/**
 * Words of questions in all languages of the game, by what they ask for; separated by commas. Reviewed by hand. They are
 * compared folded, so case and accents do not matter.
 */
const texts: Readonly<Record<WordRole, string>> = {
  weakness:
    "element, elements, elemental, weakness, weaknesses, weak, weak to, weak against, weakest element, elemental weakness, ele, " +
    "schwäche, schwächen, faiblesse, faiblesses, élément, éléments, debolezza, debolezze, elemento, elementi, debilidad, debilidades, " +
    "elementos, debil, fraqueza, fraquezas, fraco, słabość, słabości, żywioł, слабость, слабости, стихия, элемент, " +
    "弱点, 弱点属性, 属性, 약점, 약점속성, 속성, 弱點, 屬性, ضعف, نقاط الضعف, عنصر, จุดอ่อน, ธาตุ",
  parts:
    "hitzone, hitzones, hzv, weak point, weak points, weak spot, weak spots, best part, where to hit, where hit, where do i hit, part, parts, target part, " +
    "trefferzone, trefferzonen, schwachstelle, schwachstellen, körperteile, point faible, points faibles, parties, punto debole, punti deboli, " +
    "parti, punto debil, puntos debiles, partes, ponto fraco, pontos fracos, słaby punkt, słabe punkty, części, " +
    "уязвимость, уязвимости, части, 肉質, 部位, 육질, 부위, 肉质, أجزاء, ส่วน, เนื้อ",
  status:
    "status, statuses, status effect, status effects, ailment, ailments, status weakness, abnormal status, statuseffekt, statuseffekte, altérations, " +
    "altération, stato alterato, alterazioni, estados, estados alterados, alteraciones, stany, statusy, статусы, статус, недуги, " +
    "状態異常, 상태이상, 异常状态, 異常狀態, الحالات, สถานะ",
  traps:
    "trap, traps, pitfall, pitfall trap, shock trap, trappable, trapped, can be trapped, flash, flash pod, falle, fallen, piège, pièges, trappola, trappole, " +
    "trampa, trampas, armadilha, armadilhas, pułapka, pułapki, ловушка, ловушки, 罠, 함정, 陷阱, فخ, الفخاخ, กับดัก",
  capture:
    "capture, captured, capturing, capturable, catch, cap, tranq, limp, limps, limping, fangen, einfangen, capturer, cattura, catturare, captura, " +
    "capturar, schwytać, schwytanie, поймать, поимка, захват, 捕獲, 포획, 捕获, أسر, จับ, จับเป็น",
  food: "eat, food, meal, meals, what to eat, essen, mahlzeit, repas, manger, cibo, mangiare, comida, comer, jedzenie, posiłek, еда, 食事, 飯, 식사, 猫饭, 料理, طعام, อาหาร",
  break:
    "break, breaks, breakable, part break, part breaks, breakable parts, sever, severable, cut, cut tail, zerstören, zerstörbar, abtrennen, casser, briser, " +
    "couper, rompere, tagliare, romper, cortar, quebrar, zniszczyć, odciąć, сломать, отрубить, 部位破壊, 破壊, 부위파괴, 파괴, 破坏, 部位破坏, 破壞, كسر, ทำลาย",
  drops:
    "drop, drops, material, materials, mats, reward, rewards, loot, carves, beute, materialien, belohnungen, butin, matériaux, récompenses, materiali, " +
    "ricompense, materiales, recompensas, materiais, materiały, nagrody, материалы, награды, 素材, 報酬, 소재, 보수, 报酬, مواد, مكافآت, วัตถุดิบ, รางวัล",
  where:
    "where, where is, where to find, where to get, where does, habitat, location, locations, locale, locales, lives, live, found, find, farm, source, sources, " +
    "how to get, get, obtain, wo, lebensraum, fundort, où, lieu, dove, habitat, dónde, donde, ubicación, onde, gdzie, где, среда обитания, " +
    "生息地, 場所, 入手, 서식지, 위치, 입수, 栖息地, 棲息地, 位置, 获取, 取得, أين, موطن, ที่ไหน, ถิ่นที่อยู่",
  unlock:
    "unlock, unlocks, unlocked, unlocking, how to unlock, first met, first quest, appear, appears, freischalten, débloquer, sbloccare, desbloquear, " +
    "odblokować, открыть, разблокировать, 解放, 解禁, 出し方, 해금, 解锁, 解鎖, فتح, ปลดล็อก",
  crowns:
    "crown, crowns, how big, how large, how small, crown size, crown sizes, size, sizes, gold crown, small crown, large crown, big crown, mini crown, small gold crown, large gold crown, " +
    "krone, kronen, größe, größen, couronne, couronnes, taille, tailles, corona, corone, dimensioni, coronas, tamaño, tamaños, coroa, coroas, tamanho, " +
    "korona, korony, rozmiar, rozmiary, корона, короны, размер, размеры, 金冠, 王冠, サイズ, 大きさ, 금관, 왕관, 크기, 皇冠, 尺寸, 体型, 體型, تاج, حجم, مقاس, มงกุฎ, ขนาด",
  health:
    "health, hp, hit points, base health, how much health, lebenspunkte, leben, lp, santé, pv, points de vie, salute, punti vita, salud, vida, puntos de vida, saúde, " +
    "zdrowie, punkty życia, здоровье, хп, 体力, 체력, 生命, 血量, 體力, صحة, พลังชีวิต, เลือด",
  monsters:
    "monster, monsters, which monsters, what monsters, which monster, what monster, monstres, monstre, mostri, mostro, monstruos, monstruo, monstros, monstro, " +
    "potwory, potwór, монстры, монстр, モンスター, 몬스터, 怪物, 魔物, وحوش, وحش, มอนสเตอร์",
  raw:
    "raw, raw damage, physical, highest attack, most attack, highest raw, strongest, attack power, rohschaden, angriff, angriffskraft, brut, attaque, grezzo, attacco, " +
    "bruto, ataque, atak, атака, физический, 無属性, 攻撃力, 무속성, 공격력, 无属性, 攻击力, 無屬性, 攻擊力, هجوم, โจมตี, พลังโจมตี",
  charm:
    "charm, charms, talisman, talismans, amulett, talismane, amulet, amuleto, amuleti, amuletos, cigua, talizman, талисман, амулет, 護石, 호석, 护石, تميمة, เครื่องราง",
  armor:
    "armor, armour, piece, pieces, armor piece, armor pieces, rüstung, rüstungen, armure, armures, armatura, armadura, pancerz, броня, 防具, 방어구, درع, เกราะ",
  decoration:
    "decoration, decorations, deco, decos, jewel, jewels, schmuckstein, juwel, dekoration, joyau, joyaux, gioiello, joya, joyas, adorno, joia, ozdoba, klejnot, " +
    "украшение, самоцвет, 装飾品, 珠, 장식주, 装饰品, 装饰珠, 裝飾品, 裝飾珠, زينة, เครื่องประดับ",
  slots:
    "slot, slots, slotted, platz, plätze, emplacement, emplacements, ranura, ranuras, espaço, espaços, gniazda, слот, слота, слоты, スロット, 슬롯, 孔, 洞, ช่อง",
  level:
    "lv, lvl, level, lev, stufe, niveau, livello, nivel, nível, poziom, уровень, レベル, 레벨, 级, 級, 等级, 等級, مستوى, เลเวล, ระดับ",
  best: "best, top, good, stärkste, beste, meilleur, meilleure, migliore, mejor, melhor, najlepszy, najlepsza, лучший, лучшая, 最強, 최강, 最强, أفضل, ดีที่สุด",
  effect:
    "what does, effect, effects, does, do, value, values, numbers, wirkung, effet, effets, effetto, efecto, efeito, efekt, эффект, 効果, 효과, 效果, تأثير, ผล",
};

const roles = Object.keys(texts) as readonly WordRole[];

/** Phrases with what they ask for. The first of several is meant. */
export const rolePhrases: readonly (readonly [phrase: string, role: WordRole])[] = roles.flatMap((role) =>
  texts[role].split(/,\s*/).map((phrase) => [phrase, role] as const),
);

/** Words that a question has and no name needs, in the languages of the game. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    "a an the of and to for in on with at from by is are was be i me my you your can could should would which what whats who how when why whats s vs against " +
    "it its this that use using need want please many much there any hit hits hitting work works working threshold rate rates chance chances percent odds quest quests give gives giving best head tail wing wings neck torso body leg legs foreleg forelegs hindleg hindlegs claw claws der die das den dem ein eine für gegen mit von zu im was welche welches wie ist " +
    "le la les l de du des un une pour contre avec est quel quelle quels quelles comment il lo gli i di del della dei per contro con che qual quale come " +
    "el los las del para contra con es que cual como o os as do da dos das em no na qual w z na do dla przeciw jaki jaka jakie co jest " +
    "в на с для против и от у как что какой какая какие の は が を に で と も へ 什么 的 是 吗 了 怎么 哪里 을 를 이 가 은 는 에 의 " +
    "ال من في على ما هو هي كيف ของ ที่ ใน"
  )
    .split(" ")
    .map(fold),
);

/** Other words for elements among players. */
export const elementAliases: Readonly<Record<string, string>> = {
  para: "paralysis",
  lightning: "thunder",
  thunderous: "thunder",
  burn: "fire",
  sleeping: "sleep",
  blastblight: "blast",
  toxic: "poison",
};
