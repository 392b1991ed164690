import { type CheckedText, remembered } from './checkedText.ts';
import type { Values } from './messages.ts';

/** What sentences of two languages say alike: a duty, a limit, a no. By language: what says it beyond doubt, and after `||` what may. */
const SENSES: readonly Record<string, RegExp>[] = [
  // No, not, without.
  {
    en: /\bnot\b(?! only| even)|\bcannot\b|\bnever\b|n’t\b|(?<!\bno\b.*\band \w+ )\bnothing\b|\bnobody\b|\bwithout\b(?! a will)|\bneither\b|\brefus(?:e|ed|es|ing)\b|\bno (?!longer needed|fee|more|later|win)||\bno\b|\bnone\b|\bnor\b|\bunless\b|\bonly\b|\brefus|\bun\w{4,}|\bin(?:valid|complete|correct|ability|accura|direct|depend)|\bdis(?:honou?r|agree|qualif)|\bnon-|\bfail|\black|\bfree\b|\bexcept|\bavoid|\brarely|\bhardly|\bmiss(?:ing|ed)|\blos[et]|\blapse|\bexempt|\bbefore|\buntil|\binstead|\belse|\bother|\bif\b|\bstop|\btoo\b|\bremove|\bless\b|\bfewer|\b(?:leav|left|keep|goes|is|was|let)\w*(?: \w+)* out\b|\boff|\bwhether|\bmust\b|\bmay reach|\bfinal|\boverdue|\bowe|\babroad|\bessential|\bhard|\bforbid|\bban\b|\bgone\b|\bover\b|\bpast\b|\bconflicts? of|\bany other|\bjust\b|\bsimply\b|\bpay what\b|\bin confidence|\bgeneral information|\bharms?\b|\bfor later\b|\bup to you\b|\byet to\b|\bby appointment\b|\bwithout\b|\bnot\b|\bnothing\b|\bstill to\b|\bkeeps\b|\block\w* out|\boptional|\baccident/,
    zh: /请勿(?!超过)|切勿|(?<![会能可该需是肯要愿])不(?:要|得|可以|可(?!撤|缺|靠|抗|分)|必|会|能|用(?!的)|是(?!要)|应|宜|须)|无[须需]|没有|别(?=[让把向在签忙急说等再])|并[不非]|不予||不(?!过|久|论|但|仅|动产|断|妨|同|少)|没|无(?!论|关联)|勿|未(?!来|成年)|(?<!除)非(?!常|穆)|否(?!则)|(?<!以)免(?!费)|[以除]外|以免|拒|避|缺|失|才|只|禁|停|急|拖欠|(?<![特分个区差性级])别(?!人|的|处|国|州|项)|照样/,
    ko: /지 ?(?:마|말(?!씀))|수 ?[는도가]? 없|(?<!하)지[는도]? ?않(?!았는지|은지|는지)|지[는도]? ?못|아닙니다|안 [될됩]|[가이은는] 없습니다|필요가? ?없||않|못|없|아니|아닌|아닙|아님|마십|마시|말[고아라]|금지|불|무효|무료|미[처성]|거부|거절|모르|안 되|제외|외에|빼|비[공전]|중단|급|밀린|만[이 ]|비어|다[르를]|다투|삼가|마찬가지|그대로/,
    ms: /\b(?:tidak|jangan|bukan|belum|tanpa(?:nya)?)\b||\b(?:tak|tiada|enggan|menolak|hanya|luar|kecuali)\b/,
  },
  // A duty.
  {
    en: /\bmust\b||\bha(?:ve|s|d) (?:to|\d+)\b|\bneed|\bneces|\bsha(?:ll|n)|\bshould|\brequir|\bonly\b|\bbound\b|\bdut(?:y|ies)\b|\bobl|\bobey|\bcompuls|\bowe|\bunless\b|\bnot?\b|\bnothing\b|\bcannot\b|\bby law\b|\bask|\bbefore\b|\bwithin\b|\bif\b|\bat once\b|\btell|\bexpect|\balso pays?\b|\bgoes to court|\bgo to\b|\bwhat to do\b|\btime to\b|\bkeep\b|\border|\brules\b|\bwaits?\b|\bput in a claim|\bgives? you\b|\blatest/,
    zh: /(?<!不)必须|(?<![必无])须(?=[在先向把由于经要以])|(?<!不)一定要|务必|务须||必|须|应|务|不得|不能|不可|只能|要(?!点|是|么|紧)|责任|规定|请|才|传|到庭|怎样/,
    ko: /(?:반드시[^.?]*)?야만? (?:합|하(?!는)|한)|반드시||야(?= |만|지|죠|,)|십시오|필요|의무|꼭|안 됩|없|요구|정해|라는/,
    ms: /\bmesti\b|\bwajib\b|\bhendaklah\b||perlu|harus|dikehendaki|sila/,
  },
  // What is allowed or possible.
  {
    en: /(?<!as \w+ as (?:you|we|it) )\b(?:may|can)\b(?! no longer)(?! not)||\bmay\b|\bcan|\bcould|\bmight|\bable\b|\blet\b|\bfree\b|\ballow|\bentitle|\bright|\bcho|\bperhaps|\bpossib|\bwould|\benough|\bpermi|\bif\b|\bavailable|\bhow\b|\bor\b|\bwelcome|\bopen|\bat any|\bis due\b|\bknow|\bask|\bin \{\{languages|\boften|\bwith\b|\bunless\b|\bto \w+|\bspeak|\bshows?\b|\bas well\b|\bwill\b|\bdepends?\b|\buntil\b|\bfor instance\b|\bmuch\b|\baccept|\bneed|\bpayable/,
    zh: /(?<!不)可以|可能|能够|也可||可|能|准|许|会|得|愿|怎|来得及|请|擅|容|如何|由谁|不必|未必|没有/,
    ko: /(?<!실 )수[도는가]? 있(?!지 않|는지)|도 됩니다||수[도는가]? |가능|도 되|아도|어도|여도|허용|허가|할지|우려|습니까|못|십시오|만한|합니까|됩니까|내릴|갑니다|기도|[때우][가도] 있|는지|것 같/,
    ms: /\bboleh\b|\bmungkin\b||dapat|dibenarkan|had/,
  },
  // Before.
  {
    en: /\bbefore\b(?! (?:a |the )?(?:judge|court|magistrate|day of))||\bbefore|\bfirst\b|\buntil\b|\bby\b|\bearl|\bprior|\bprevious|\bformer|\bago\b|\bpast\b|\badvance|\byet\b|\bsince\b|\bnow\b|\bpresent|\bex-|\bcurrent|\bbeen\b|\bjoin|\bask|\bthen\b|\bprepar|\bruns?\b|\bat least\b|\bwhile\b/,
    zh: /之前|以前|(?<=[签付启达名定期用办决交到行告日天月年])前(?!往|来|提)||前|先|未|再|预|才|以免|往回/,
    ko: /(?<![오이안완직발도충유회사])전(?:에|까지|부터)|기 전||전|먼저|까지|미리|미처|앞|거꾸로|안에|다음에/,
    ms: /\bsebelum\b||dahulu|sehingga/,
  },
  // After.
  {
    en: /(?<!\blook(?:s|ed|ing)? )\bafter\b(?! the @)||\bafter|\bonce\b|\bfrom\b|\bsince\b|\bwhen\b|\bthen\b|\bfollow|\blater\b|\bif\b|\bas soon as|\bnext\b|\bleft\b|\blast\b|\bwithin\b|\bnow\b|\bend|\bgrow|\bhas\b|\bhave\b|\bover\b|\bruns? out|\bfinish|\bwas\b|\bwere\b|\d+ \w+ of\b|\bon\b|\bby\b|\blate|\bbefore\b|\bwithout a\b|\breads?\b|\bbehind\b/,
    zh: /之后|以后|(?<=[签付启达名定期用办决交到行告])后(?!来|果)||后|再|起|了|满|过|继|接着|在成交之前|负责/,
    ko: /(?<=[가-힣] )(?:뒤|후)(?:에|부터|로|,| )||뒤|후|다음|부터|나서|면|이어|고|지나|끝/,
    ms: /\bselepas\b||setelah|sejak|dari|apabila/,
  },
  // Usually.
  {
    en: /\busually\b|\boften\b|\bgenerally\b|\bsometimes\b|\bmostly\b|\bas a rule\b||\busual|\bgeneral|\bmost|\bmany\b|\brarely|\bmay\b|\bcan\b|\bnormal|\bordinar|\bprinciple|\btend|\blikely|\bcommon|\bfew\b|\bsome\b|\bsuch\b|\bwhole\b|\bSOCSO\b/,
    zh: /(?<!大)一般(?!资讯|法律|情况|问题|查|性|说明|参考)|通常|往往||多|有时|常|大部分|一些|有的|可能|很少|会|须满/,
    ko: /(?<=[ (.]|^)(?:대개|보통 |원칙적으로|때로는)||원칙|흔히|때로|많|경우|대부분|일반|수도? 있|자주|적지|주로|드물|거의|기도|때가/,
    ms: /\bbiasanya\b|\bkebanyakan|\bkadang||biasa|sering|umum|kerap/,
  },
  // Only.
  {
    en: /\bonly\b||\balone\b|\bjust\b|\bsimply\b|\bsole|\bno (?:more|other|one|win)|\bnothing|\bunless\b|\buntil\b|\bno longer|\bexcept|\bone\b|\bfew\b|\bnot\b|\bcannot|\bsingle|\bmere|\beither\b|\bown|\bor\b|\bsame|\beach\b|\bmost|\bin confidence|\bstill\b|\bwithin months|\bgeneral|\bsummary|\boutline|\benough\b|\bthat concern|\btwenty\b|\bas well as\b/,
    zh: /(?<![一两三四五六七八九十几])只(?!要|能|袋|纸|蜡|木|珊|银|铜|手|箱|杯|旧)|仅+|唯||只|才|限|单凭|除|就|如果您是/,
    ko: /(?<=[가-힣])만(?=[ 이을의으]|$)(?<![천백십지다하련었겠]만|니다만|미만|불만|마만|동안만|뿐만|그만|얼마만)|오직||만|뿐|밖에|한정|국한|한하|한함|따로|야 |뒤에/,
    ms: /\bhanya\b|\bsahaja\b||satu-satunya|semata/,
  },
  // At least, more than.
  {
    en: /\bat least\b(?! \d+ days$)|(?<!no )\bmore than\b(?! one)|\bover (?=RM|\d)|\{\{\w+(?:, \w+)?\}\}\+|\bor more\b(?<=\d[^,.;]*)||\bleast\b|\bmore\b|\bover\b|\babove\b|\bexceed|\bbeyond\b|\bolder|\blarger|\blonger|\bhigher|\bminimum|\bno fewer|\bNot within|\bafter|\bfrom|\bextra|\btoo|\bmuch|\bpast|\bup\b|\bpass/,
    zh: /至少|最少|不少于|(?<![不勿未])超过|以上(?<=[\d}][^，。；（）]{0,4}以上)||\}\}\+|以上|超|逾|满|多于|起码|大于|高于|更多/,
    ko: /최소|적어도|초과(?!근무)|이상(?<=[\d}][^,.]{0,4}이상)||\}\}\+|이상|넘|더 |많|큰|높|상한|늦어도/,
    ms: /sekurang-kurangnya|lebih daripada|melebihi||lebih|atas|besar/,
  },
  // At most, less than, within.
  {
    en: /\bat most\b|(?<!add )\bup to (?=RM|\d|\{)|\bless than\b|\bno more than\b|\bfewer than\b|\bunder (?=RM)|\bwithin\b(?= \d| \{| (?:a|two|three|six|seven) )||\bmost\b|\bup to\b|\bless|\bnot more|\bunder\b|\bbelow|\blatest|\bexceed|\bfewer|\bwithin|\blimit|\bearl|\bbefore\b|\bcap|\bmaximum|\bup\b|\bsmall|\bonly|\bLongest|\btill|\buntil|\bdown|\bat once|\bby\b|\bsoon|\bbetween|\bshort|\bdeadline|\bno longer|\bor\b|\bprompt|\bat least\b|\b(?:has|have) \d|\bin\b|\bgives?\b|\bif\b|\bnot\b|\bfrom\b|\bafter\b|\bduring\b|\bdays?\b|\bmonths?\b|\bover\b|\bto (?=\d|\{)/,
    zh: /以下(?<=(?:\d|\}\}[^，。；（）])[^，。；（）]{0,3}以下)|最多|至多|不超过|以内|(?<!不)少于|最迟||以下|[之以月日年天时]内|不足|低于|不到|未满|最长|最高|之前|期限|限期|为限|须满/,
    ko: /최대|이하(?!여)|미만|이내|늦어도||안에|까지|적|넘지|못|내|최장|밑|작|전에|지나|일 안/,
    ms: /selewat-lewatnya|tidak melebihi||tidak|sehingga|dalam|kurang|bawah/,
  },
  // All, every, both.
  {
    en: /(?<!\bat )\ball\b(?! the same)|\bboth\b||\bevery|\bwhole\b|\beach\b|\bany|\btwo|\bno|\bjoint|\bfull|\bwherever|\bwhatever|\balways|\bcouples|\bthree|\bthe other|\bentire|\beither\b|\btogether|\bsides|\bwhoever|\balike|\bparties|\bmore than one|\bhusband|\bseller|\bheads\b|\bsettl|\bdebt|\bconditions\b|\bthat you have\b|\bare about\b|\bdetails\b/,
    zh: /(?<!本|务)所有(?!权|人)|一切|双方||全|每|各|整|都|凡|任何|两|一并|概|均|也|完|上述|照样/,
    ko: /모든|전부(?!터)|양쪽||모두|다|전체|마다|각|매|온|두|아무|어느|도|전|함께|쌍방|일체|서로|통째|그대로|동반/,
    ms: /\bsemua\b|\bsetiap\b||kedua|seluruh|segala|mana-mana|tiap/,
  },
  // Or, where the other language says “and”: in sentences that have only one of the two.
  {
    en: /\bor\b(?<!\b(?:husband|wife) or)(?<=^(?!.*\b(?:and|both|with|as well)\b).*)||\bor\b|\beither\b|\bany\b|\bwhether\b|\bnor\b|\bunless\b|\bif\b|\bcan\b|\bmay\b|\bno\b|(?<=^(?!.*\band\b).{0,3})./,
    zh: /或(?![许然])(?<=^(?!.*(?:和(?!解)|及(?![以其时])|[与、])).*)||或|还是|任何|不论|无论|要么|是否|(?<=^(?!.*(?:和(?!解)|及(?![以其时])|与)).{0,3})./,
    ko: /(?:또는|혹은)(?<=^(?!.*(?:및|[과와] |·)).*)||또는|혹은|나 |든|·|, |중 |아니면|인지|거나|이나|(?<=^(?!.*(?:및|[과와] )).{0,3})./,
  },
  // Receive.
  {
    en: /\breceiv(?:e|es|ed|ing)\b(?! (?:a reply|a copy|in))(?<!Clients are received)||\bget|\bgot\b|\bserv|\bgiven|\bgave|\bcome|\bcame|\barriv|\breach|\btak|\bhanded|\bdeliver|\bhave\b|\bfrom\b|\bobtain|\binherit|\bpaid|\bawarded|\bsent\b|\bhears?\b/,
    zh: /收|接|获|得|领|要我|回复|取|受|拿|到/,
    ko: /받|수령|접수|수납|답변|취득|도착|얻|입수/,
  },
  // Send.
  {
    en: /(?<!\bor )\b(?:send(?! an? (?:enq|mess))|sent)\b(?! from| success|\.)||\bsen[dt]|\bpost|\bmail|\bgiv|\bdeliver|\bserv|\bwrit|\bforward|\bpass|\bsubmit|\bfile|\bnotif|\bemail|\breport|\btransfer|\bask|\bissu|\bup\b|\bmade\b|\bapply/,
    zh: /寄(?!存|售|宿)|发送||发|送|传|交|写|给|汇|报|转|请|信|提/,
    ko: /보|발송|송부|송달|제출|전달|부치|메일|내|드리|송금|넘|쓰/,
  },
  // A copy.
  {
    en: /\bcop(?:y|ies)\b||\bcop|\bduplicate|\bphotograph|\bpictur|\bcertif|\bscan/,
    zh: /副本|复印|影印|拷贝||份|抄|印|照|本|仿/,
    ko: /사본||복사|부본|등본|베|모방|복제|한 부|찍/,
  },
  // Confidential.
  {
    en: /\bconfiden(?:ce|tial\w*)\b||\bprivate|\bprivacy|\bsecre|\btrade\b|\bdisclos|\bprotect|\btell no|\bstays with/,
    zh: /保密|机密||密|私|不公开|披露/,
    ko: /(?:비밀|기밀)(?!번호)||비공개|사적|보안|은밀|누설|말하지/,
  },
  // Public.
  {
    en: /\bpublic(?:ly)?\b(?! hol)||\bopen|\bpublish|\bgovern|\bdisclos|\breveal|\bshow|\bconfiden|\bprivate/,
    zh: /公开||公/,
    ko: /(?<!비)공개||공|국선|정부|관청|알려|일반/,
  },
];

/** Between two sentences; an abbreviation such as “s. 6” ends none. */
const SENTENCE_END =
  /(?<=[.!?;。！？；][”’）)\]]*)(?![^{}]*\}\})(?<!\b(?:ss?|Art|Sch|O|rr?|regs?|No)\.)(?:\s+|(?=[^\s\d\p{Script=Latn}”’）)\].!?。！？；]))/u;
export const sentences = remembered((text) => text.split(SENTENCE_END));

/** The sentences of the English with those of the translation; both texts as a whole if one has more. */
export function pairs(english: string, text: string): [source: string, own: string][] {
  const [theirs, own] = [sentences(english), sentences(text)];
  return theirs.length === own.length ? theirs.map((one, at) => [one, own[at] ?? '']) : [[english, text]];
}

/** The table, with a pattern for what is beyond doubt, and one for all words, with the former in its group. */
const senses = SENSES.map((row) =>
  Object.fromEntries(
    Object.entries(row).map(([tag, { source }]) => {
      // Without `||`, all of it may.
      const [may = '', sure = '(?!)'] = source.split('||').reverse();
      return [tag, { sure: new RegExp(sure, 'i'), all: new RegExp(`(${sure})|${may}`, 'gi') }];
    }),
  ),
);

/** The senses that a sentence of a language has beyond doubt. */
const sureOf = (sentence: string, tag: string): number[] =>
  senses.flatMap(({ [tag]: sense }, at) => (sense?.sure.test(sentence) ? at : []));
const sureInEnglish = remembered((sentence) => sureOf(sentence, 'en'));

/**
 * Finds what sentences of the English say and those of the translation do not, or the other way round: a no, a duty, a limit.
 *
 * @param isLost what the translation has lost, or what it has added
 */
export function otherSense({ text, english = '', locale }: CheckedText, isLost: boolean): Values | false {
  if (!english) return false;
  const tag = locale.tag.replace(/-.*/, '');
  const found = pairs(english, text).flatMap(([source, own]) =>
    (isLost ? sureInEnglish(source) : sureOf(own, tag)).flatMap((at) => {
      const { en, [tag]: sense } = senses[at] ?? {};
      if (!en || !sense) return [];
      const [theirs, ours] = [[...source.matchAll(en.all)], [...own.matchAll(sense.all)]];
      const [words, others] = isLost ? [theirs, ours] : [ours, theirs];
      // More often than the others may say it.
      const more = words.flatMap(([, sure]) => sure ?? []).slice(others.length);
      return more.map((word) => ({ word, source }));
    }),
  );
  return found.length > 0 && { found: found.map(({ word }) => word).join(', '), source: found[0]?.source };
}
